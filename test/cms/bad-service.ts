import { type Served, serve } from '../support/serve.ts';

/** What WordPress, PHP or a parser of HTML may read in a text. Each is displayed as it is. */
export const TEXTS = [
  'cdata ]]> end',
  'shortcodes [gallery] [/gallery] [ws_feed feed-id="other"] [[caption]] [embed]https://example.com[/embed]',
  'code <?php echo 6 * 7; ?> and <%= 6 * 7 %>',
  'block <!-- wp:html --><b>bold</b><!-- /wp:html -->',
  'end </script><script>window.__hacked = 1</script>',
  'end </ws-feed></div></article><img src=x onerror="window.__hacked = 2">',
  '<a href="javascript:window.__hacked=3">a link</a> <a href="/wp-login.php?action=logout" onclick="window.__hacked=4">another</a>',
  '<style>body { display: none }</style><p style="position:fixed" class="wp-block" id="wpadminbar">styled</p>',
  "back\\slash \\u003c \\\" and “quotes” -- with 'dashes'...",
  '%s %1$s $1 \\1 {{x}} ${x} &amp; &lt;b&gt; &#91;',
] as const;

const items = TEXTS.map((text, i) => ({
  postId: `"${i}"><b>[x]`,
  feedName: `${text} ${i}`,
  title: text,
  postText: text,
  postUrl: i % 2 ? `https://example.com/?q="><script>[gallery]` : 'javascript:alert(1)',
  postImage: { type: 'image', alt: text, src: i % 2 ? 'data:text/html,x' : 'https://127.0.0.1:1/"onerror="x' },
  ctaLink: { label: text, url: 'https://user:password@example.com/' },
  author: { name: [text] },
  claps: 'many',
  publishedDate: 'yesterday',
}));

/** A service that sends these texts, whatever the workspace is called; one called `large` sends 10 MB. */
export const startBadService = (): Promise<Served> =>
  serve((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    const isLarge = request.url?.startsWith('/feeds/large/');
    const list = isLarge ? [{ id: '1', text: 'x'.repeat(1e7) }] : items;
    response.end(JSON.stringify({ meta: { maxResults: 10 }, items: list }));
  });
