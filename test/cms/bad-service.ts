import { type Served, serve } from '../support/serve.ts';
import texts from './bad-texts.json' with { type: 'json' };

/** Texts that WordPress, PHP or an HTML parser may interpret. Each must be displayed as it is. */
export const TEXTS: readonly string[] = texts;

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

/** Prose with all that ends a paragraph, a cell or an item by its start tag. */
const prose = [1, 2].map((id) => ({
  id: String(id),
  title: `Post ${id}`,
  text: `<h2>Head</h2><p>One<br><br>two\n\nthree</p><ul><li>Item</li></ul><li>Alone</li><table><tr><td>Cell of ${id}</td></tr></table><hr><pre>a\nb</pre><blockquote>Quote</blockquote>`,
}));

/** A service that sends these texts for any workspace, except for `large` (10 MB), `prose` (much markup) and `odd` (what JSON can say and PHP cannot). */
export const startBadService = (): Promise<Served> =>
  serve((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    const [, , feedId, kind] = request.url?.split(/[/?]/) ?? [];
    const lists: Readonly<Record<string, unknown>> = { large: [{ id: '1', text: 'x'.repeat(1e7) }], prose };
    if (feedId === 'odd') return void response.end('{"items":[{"id":"1","title":"Half \\ud83d.","claps":1e999}]}');
    const list = lists[feedId ?? ''] ?? items;
    response.end(JSON.stringify(kind === 'public-posts' ? list : { meta: { maxResults: 10 }, items: list }));
  });
