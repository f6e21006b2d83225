const LINK = 'https://example.com/';
const TEXT = 'Shown.';

/** An item of an answer, and where the workspace keeps what a post needs. */
export interface Item {
  readonly name: string;
  readonly item: unknown;
  readonly fieldMap?: Readonly<Record<string, string>>;
}

const WRONG = [null, true, 5, '', ' \n', '\u00a0\u3000\ufeff', [], {}, [[]], '\u0000'];

const wrongFields = (wrong: unknown): object =>
  Object.fromEntries(
    ['postId', 'feedName', 'postUrl', 'header', 'postImage', 'media', 'publishedDate', 'author', 'ctaLink'].map(
      (name) => [name, wrong],
    ),
  );

const urls = [
  'https://example.com',
  'HTTPS://Example.COM:443/a/../b?c=1#d',
  'http://example.com:8080/@user',
  'https://example.com/a b',
  ' https://example.com/trimmed\n',
  'https://example.com/?q="><script>',
  'https://example.com/%5B%5D?a[]=1&b=é',
  'https://example.com/{a}?b=^`|c',
  'https://münchen.example/straße',
  'https://[::1]/',
  'https://user@example.com/',
  'https://user:password@example.com/',
  'https://example.com@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com/',
  '/relative',
  'https://',
  'ftp://example.com/',
  `https://example.com/${'a'.repeat(8000)}`,
];

const dates = [
  '2026-02-03',
  '2026-02-03T04:05:06.789Z',
  '2026-02-03T04:05Z',
  '2026-02-03T04:05:06+02:00',
  '1969-12-31T23:59:58Z',
  '2026-13-01',
  'yesterday',
  '7',
  '2026',
  1_770_000_000,
];

/** What both PHP and the elements make a post of. */
export const ITEMS: readonly Item[] = [
  { name: 'no object', item: null },
  { name: 'a text', item: 'text' },
  { name: 'a list', item: [TEXT] },
  { name: 'an empty object', item: {} },
  { name: 'nothing to show', item: { postId: 'a', postUrl: LINK, feedName: 'Bakery' } },
  {
    name: 'a public post',
    item: {
      postId: 'a',
      feedId: 'club',
      feedName: 'The club',
      postUrl: `${LINK}1`,
      header: 'Title',
      postText: ' Text\n',
      postImage: { type: 'image', src: `${LINK}a.png`, alt: 'A' },
      publishedDate: '2026-02-03T04:05:06Z',
      author: { name: 'Ada' },
      ctaLink: { url: LINK, label: 'Go' },
    },
  },
  {
    name: 'a post of /posts',
    item: {
      id: 'b',
      permalink: `${LINK}2`,
      title: 'Title',
      bodyHtml: '<p>Text</p>',
      mediaImageUrls: [`${LINK}a`, `${LINK}b.mp4?x`, `${LINK}a`],
      created: '2026-02-03',
      author: 'Ada',
      button: { href: LINK, title: 'Go' },
    },
  },
  { name: 'the first name that reads', item: { header: ' ', title: 'b', postText: 5, text: '', body: 'c' } },
  { name: 'an action without a label', item: { action: { link: LINK, label: '', text: null } } },
  { name: 'an action without a URL', item: { action: { label: 'Go' }, text: TEXT } },
  { name: 'an image alone', item: { imageUrl: `${LINK}a` } },
  { name: 'an image of no known type', item: { media: [{ type: 'audio', src: LINK }], text: TEXT } },
  {
    name: 'types in capitals',
    item: {
      media: [
        { type: 'VIDEO/mp4', src: LINK },
        { type: ' ', url: `${LINK}a` },
      ],
    },
  },
  { name: 'a description beside the one image', item: { media: [`${LINK}a`], imageAlt: 'A' } },
  { name: 'a description beside two images', item: { media: [`${LINK}a`, `${LINK}b`], altText: 'A' } },
  { name: 'a description beside an own image', item: { image: `${LINK}a`, media: [`${LINK}b`], alt: 'A' } },
  { name: 'a description that comes second', item: { postImage: `${LINK}a`, media: [{ src: `${LINK}a`, alt: 'A' }] } },
  { name: 'a description of its own and one beside', item: { image: { src: `${LINK}a`, alt: 'A' }, alt: 'B' } },
  { name: 'a description that is none', item: { image: { src: `${LINK}a`, imageAlt: ' ', altText: 5, alt: 'A' } } },
  { name: 'too many images', item: { media: Array.from({ length: 40 }, (_, i) => `${LINK}${i}`) } },
  { name: 'a long title', item: { title: 'x'.repeat(600), text: 'é'.repeat(10_050) } },
  { name: 'a long text beyond the first plane', item: { text: `a${'🎉'.repeat(6000)}`, title: '🎉'.repeat(300) } },
  { name: 'more elements than a post may make', item: { text: '<b>x</b>'.repeat(600) } },
  {
    name: 'more marks than anybody writes',
    item: { title: `e${'\u0301'.repeat(40)}`, text: `अ${'\u093e'.repeat(9)}` },
  },
  { name: 'code', item: { title: ']]><?php echo 1; ?>', text: '</script><!-- wp:html -->[gallery] \\ " \u2028' } },
  ...WRONG.map((wrong) => ({
    name: `fields of ${JSON.stringify(wrong)}`,
    item: { text: TEXT, ...wrongFields(wrong) },
  })),
  ...urls.map((url) => ({ name: `the URL ${url.slice(0, 50)}`, item: { text: TEXT, url, image: url } })),
  ...dates.map((date) => ({ name: `the date ${date}`, item: { text: TEXT, created: date } })),
  { name: 'a map', item: { content: { body: TEXT }, text: 'other' }, fieldMap: { text: 'content.body' } },
  { name: 'a map to nothing', item: { text: TEXT, title: 'Title' }, fieldMap: { text: 'a.b.c', title: '' } },
  { name: 'a map to a key without a name', item: { '': { '': TEXT } }, fieldMap: { text: '.' } },
  { name: 'a map of images', item: { pics: [LINK], words: 'A' }, fieldMap: { media: 'pics', alt: 'words' } },
];
