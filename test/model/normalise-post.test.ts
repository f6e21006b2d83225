import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';

const LINK = 'https://example.com/';
const DATE = '2026-02-03T04:05:06.789Z';

/** An item that has something to show, whatever is tested on it. */
const read = (fields: object, context?: Parameters<typeof normalisePost>[1]): Post =>
  normalisePost({ postText: 'Shown.', ...fields }, context) ?? expect.fail('was dropped');

const image = (src: string, alt = '') => ({ type: 'image', src, alt });
const video = (src: string, alt = '') => ({ type: 'video', src, alt });

const WRONG_FOR_ALL = [undefined, null, true, 5, NaN, '', ' \n', [], {}, [[]]];

describe('a field of a post', () => {
  test.each([
    ['id', 'postId', 'A', 'A'],
    ['id', 'id', 'a', 'a'],
    ['feedId', 'feedId', 'f', 'f'],
    ['feedName', 'feedName', 'Bakery', 'Bakery'],
    ['feedImageUrl', 'feedImageUrl', LINK, LINK],
    ['url', 'postUrl', LINK, LINK],
    ['url', 'url', LINK, LINK],
    ['url', 'permalink', LINK, LINK],
    ['title', 'header', 'Title', 'Title'],
    ['title', 'title', 'Title', 'Title'],
    ['text', 'postText', 'Text', 'Text'],
    ['text', 'text', 'Text', 'Text'],
    ['text', 'body', ' Text\n', ' Text\n'],
    ['text', 'bodyHtml', '<p>Text</p>', '<p>Text</p>'],
    ['media', 'postImage', { type: 'image', src: `${LINK}a`, alt: 'A' }, [image(`${LINK}a`, 'A')]],
    ['media', 'imageUrl', `${LINK}a.png`, [image(`${LINK}a.png`)]],
    ['media', 'mediaImageUrls', [`${LINK}a`, `${LINK}b`], [image(`${LINK}a`), image(`${LINK}b`)]],
    ['media', 'media', [video(`${LINK}a`), image(`${LINK}b`)], [video(`${LINK}a`), image(`${LINK}b`)]],
    ['media', 'image', { url: `${LINK}a` }, [image(`${LINK}a`)]],
    ['media', 'video', `${LINK}a.mp4`, [video(`${LINK}a.mp4`)]],
    ['media', 'videoUrl', `${LINK}a.webm`, [video(`${LINK}a.webm`)]],
    ['claps', 'claps', 12, 12],
    ['publishedAt', 'publishedDate', DATE, new Date(DATE)],
    ['publishedAt', 'publishDate', DATE, new Date(DATE)],
    ['publishedAt', 'publishedAt', DATE, new Date(DATE)],
    ['publishedAt', 'created', DATE, new Date(DATE)],
    ['author', 'author', { name: 'Ada' }, 'Ada'],
    ['action', 'ctaLink', { url: LINK, label: 'Go' }, { url: LINK, label: 'Go' }],
    ['action', 'button', { url: LINK, label: 'Go' }, { url: LINK, label: 'Go' }],
    ['action', 'action', { url: LINK, label: 'Go' }, { url: LINK, label: 'Go' }],
  ] as const)('%s comes by the name %s', (field, name, sent, expected) => {
    expect(read({ postText: undefined, title: 'Shown.', [name]: sent })[field]).toEqual(expected);
  });

  test.each([
    ['id', ['postId', 'id'], ['a', 'b']],
    ['url', ['postUrl', 'url', 'permalink'], [`${LINK}1`, `${LINK}2`, `${LINK}3`]],
    ['title', ['header', 'title'], ['a', 'b']],
    ['text', ['postText', 'text', 'body', 'bodyHtml'], ['a', 'b', 'c', 'd']],
    ['author', ['author'], ['Ada']],
    ['feedName', ['feedName'], ['Bakery']],
    ['feedImageUrl', ['feedImageUrl'], [LINK]],
  ] as const)('%s is the first of %j that reads', (field, names, values) => {
    for (const wrong of WRONG_FOR_ALL) {
      values.forEach((value, first) => {
        const item = Object.fromEntries(names.map((name, i) => [name, i < first ? wrong : values[i]]));
        expect(read({ postText: undefined, header: undefined, imageUrl: LINK, ...item })[field]).toBe(value);
      });
    }
  });

  test.each(WRONG_FOR_ALL)('of a wrong type (%j) is as good as absent', (wrong) => {
    const names = ['postId', 'feedId', 'feedName', 'feedImageUrl', 'postUrl', 'header', 'postImage', 'imageUrl'];
    const more = ['mediaImageUrls', 'media', 'publishedDate', 'author', 'ctaLink', 'button', 'action'];
    const post = read(Object.fromEntries([...names, ...more].map((name) => [name, wrong])));
    expect({ ...post, raw: undefined }).toEqual({ ...read({}), raw: undefined });
  });

  test('is not taken from a prototype', () => {
    expect(normalisePost(Object.create({ postText: 'inherited' }))).toBeUndefined();
    expect(normalisePost(JSON.parse('{"__proto__": {"postText": "inherited"}}'))).toBeUndefined();
    expect(read({}).title).toBe('');
  });

  test('that no table names is ignored, and kept in `raw` as it came', () => {
    const item = { postText: 'Shown.', mood: 'good', score: { of: 7 } };
    const post = normalisePost(item);
    expect(post?.raw).toBe(item);
    expect(post).not.toHaveProperty('mood');
  });

  test('feedId is that of the workspace that was asked, where the item names none', () => {
    expect(read({}, { feedId: 'asked' }).feedId).toBe('asked');
    expect(read({ feedId: 7 }, { feedId: 'asked' }).feedId).toBe('asked');
    expect(read({ feedId: 'Own' }, { feedId: 'asked' }).feedId).toBe('Own');
    expect(read({}).feedId).toBe('');
  });
});

describe('URLs of a post', () => {
  test.each(['javascript:alert(1)', '/relative', '//example.com', 'data:text/html,x', ' ', 7])(
    'do not pass the gate as %j',
    (bad) => {
      const post = read({
        feedImageUrl: bad,
        postUrl: bad,
        postImage: { src: bad, type: 'image' },
        mediaImageUrls: [bad],
        media: [{ url: bad, type: 'video' }],
        ctaLink: { label: 'Go', url: bad },
      });
      expect(post).toMatchObject({ feedImageUrl: '', url: '', media: [], action: undefined });
    },
  );
});

describe('the description of an image', () => {
  const A = `${LINK}a.png`;
  const B = `${LINK}b.png`;

  test.each(['imageAlt', 'altText', 'alt'])('comes by the name %s beside the image', (name) => {
    expect(read({ imageUrl: A, [name]: 'Bread' }).media).toEqual([image(A, 'Bread')]);
    expect(read({ mediaImageUrls: [A], [name]: 'Bread' }).media).toEqual([image(A, 'Bread')]);
  });

  test.each(['imageAlt', 'altText', 'alt'])('comes by the name %s in the image', (name) => {
    expect(read({ media: [{ url: A, [name]: 'Bread' }, { url: B }] }).media).toEqual([image(A, 'Bread'), image(B)]);
  });

  test('beside the images is of the one that is in no list, wherever that comes', () => {
    expect(read({ imageUrl: B, imageAlt: 'Bread', mediaImageUrls: [A, B] }).media).toEqual([
      image(B, 'Bread'),
      image(A),
    ]);
    expect(read({ mediaImageUrls: [A], image: B, alt: 'Bread' }).media).toEqual([image(A), image(B, 'Bread')]);
    const clip = { type: 'video', src: `${LINK}clip` };
    expect(read({ postImage: clip, mediaImageUrls: [A], image: B, alt: 'Bread' }).media).toEqual([
      video(`${LINK}clip`),
      image(A),
      image(B, 'Bread'),
    ]);
  });

  test('beside several in a list is of none: nobody knows which it describes', () => {
    expect(read({ mediaImageUrls: [A, B], imageAlt: 'Bread' }).media).toEqual([image(A), image(B)]);
  });

  test('is not that of a video', () => {
    const clip = `${LINK}a.mp4`;
    expect(read({ video: clip, imageAlt: 'Bread' }).media).toEqual([video(clip)]);
    expect(read({ video: clip, imageUrl: A, imageAlt: 'Bread' }).media).toEqual([image(A, 'Bread'), video(clip)]);
  });

  test('in the image comes before that beside it, and one that comes later serves an image without', () => {
    expect(read({ postImage: { src: A, alt: 'In' }, imageAlt: 'Beside' }).media).toEqual([image(A, 'In')]);
    expect(read({ imageUrl: A, media: [{ url: A, alt: 'Later' }] }).media).toEqual([image(A, 'Later')]);
  });

  test('is the first that is a text, and cut to what a description may hold', () => {
    expect(read({ imageUrl: A, imageAlt: 7, altText: ' ', alt: 'Bread' }).media).toEqual([image(A, 'Bread')]);
    const [cut] = read({ imageUrl: A, imageAlt: 'x'.repeat(5000) }).media;
    expect(cut?.alt).toHaveLength(1000);
    expect(read({ imageAlt: 'x'.repeat(5000) }).isCut).toBe(false);
  });

  test('is where a field map says', () => {
    const item = { imageUrl: A, imageAlt: 'Not this', words: { caption: 'Bread' } };
    expect(read(item, { fieldMap: { alt: 'words.caption' } }).media).toEqual([image(A, 'Bread')]);
  });
});

describe('media of a post', () => {
  test('come from all names, in their order, each once', () => {
    const { media } = read({
      videoUrl: `${LINK}v.mp4`,
      mediaImageUrls: [`${LINK}1`, `${LINK}2`, 'rubbish', `${LINK}3`],
      imageUrl: `${LINK}1`,
      postImage: { type: 'image', src: `${LINK}1`, alt: 'One' },
    });
    expect(media).toEqual([image(`${LINK}1`, 'One'), image(`${LINK}2`), image(`${LINK}3`), video(`${LINK}v.mp4`)]);
  });

  test.each([
    ['a.mp4', 'video'],
    ['a.M4V', 'video'],
    ['a.mov?x=1', 'video'],
    ['a.webm#t=3', 'video'],
    ['a.ogv', 'video'],
    ['a.mp4.jpg', 'image'],
    ['mp4', 'image'],
    ['a.mp42', 'image'],
    ['video/a.png', 'image'],
  ])('are told by the name of the file where no type is given: %s is a %s', (file, type) => {
    expect(read({ media: LINK + file }).media).toEqual([{ type, src: LINK + file, alt: '' }]);
  });

  test('are told by the path, not by what the query asks for', () => {
    expect(read({ media: `${LINK}thumbnail.jpg?of=clip.mp4` }).media).toMatchObject([{ type: 'image' }]);
  });

  test.each([
    ['video', 'a', 'video'],
    ['Video/mp4', 'a', 'video'],
    ['image', 'a.mp4', 'image'],
    ['image/gif', 'a', 'image'],
    [7, 'a.mp4', 'video'],
    ['', 'a.mp4', 'video'],
  ])('of the type %j are taken at their word', (type, file, expected) => {
    expect(read({ postImage: { type, src: LINK + file } }).media).toMatchObject([{ type: expected }]);
  });

  test.each(['audio', 'application/pdf', 'no image', 'x-video/mp4'])(
    'of the type %j, which is neither, are dropped',
    (type) => {
      expect(read({ media: [{ type, src: `${LINK}a.png` }] }).media).toEqual([]);
    },
  );

  test('have a description, or an empty one', () => {
    const list = [{ src: `${LINK}1`, alt: 'One' }, { src: `${LINK}2`, alt: 2 }, { src: `${LINK}3` }];
    expect(read({ media: list }).media.map(({ alt }) => alt)).toEqual(['One', '', '']);
  });

  test.each([null, undefined, 5, '', '/relative', {}])('have their `url` where `src` is %j', (src) => {
    expect(read({ media: [{ src, url: `${LINK}1` }] }).media).toEqual([image(`${LINK}1`)]);
  });

  test('in lists within lists are no reason to throw, however deep', () => {
    const depth = 5000;
    expect(read({ media: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) }).media).toEqual([]);
  });
});

describe('dates of a post', () => {
  test.each(['2026-02-03', '2026-02-03T04:05:06Z', '2026-02-03T04:05:06.789+02:00'])('are read from %j', (sent) => {
    expect(read({ publishedDate: sent }).publishedAt).toEqual(new Date(sent));
  });

  test.each([
    '7',
    'yesterday',
    '31/12/2025',
    '12-31-2025',
    '2026-13-01',
    '2026-01-01T25:00:00Z',
    'NaN-NaN-NaNTNaN:NaN:NaN.NaNZ',
    '2026-01-01 or so',
    'on 2026-01-01',
    1_767_225_600_000,
    new Date(NaN),
  ])('are absent where %j was sent', (sent) => {
    expect(read({ publishedDate: sent }).publishedAt).toBeUndefined();
  });

  test('fall back to the next name where the first does not read', () => {
    expect(read({ publishedDate: 'soon', created: DATE }).publishedAt).toEqual(new Date(DATE));
  });
});

describe('claps of a post', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [1.5, 1],
    [1e12, 1e12],
  ])('of %d are %d', (sent, claps) => {
    expect(read({ claps: sent }).claps).toBe(claps);
  });

  test.each([-1, -0.5, NaN, Infinity, -Infinity, '12', '', true, null, [3], {}, 3n])('of %s are absent', (sent) => {
    expect(read({ claps: sent }).claps).toBeUndefined();
  });
});

describe('the author of a post', () => {
  test.each([
    ['Ada', 'Ada'],
    [{ name: 'Ada', id: 7 }, 'Ada'],
    [{ name: { first: 'Ada' } }, ''],
    [{ first: 'Ada' }, ''],
    [['Ada'], ''],
    [{ name: ' ' }, ''],
  ])('sent as %j is %j', (sent, author) => {
    expect(read({ author: sent }).author).toBe(author);
  });
});

describe('the action of a post', () => {
  test.each([
    [{ url: LINK, label: 'Go' }, 'Go'],
    [{ href: LINK, text: 'Go' }, 'Go'],
    [{ link: LINK, title: 'Go' }, 'Go'],
    [{ url: LINK, label: 5, text: ' ', title: 'Go' }, 'Go'],
    [{ url: LINK, label: null }, ''],
    [{ url: LINK }, ''],
  ])('is read from %j', (sent, label) => {
    expect(read({ button: sent }).action).toEqual({ label, url: LINK });
  });

  test.each([{ label: 'Nowhere' }, { label: 'Script', url: 'javascript:alert(1)' }, LINK, [{ url: LINK }], 'publish'])(
    'is none without a URL of its own: %j',
    (sent) => {
      expect(read({ ctaLink: sent }).action).toBeUndefined();
      expect(read({ ctaLink: sent, button: { url: LINK } }).action).toEqual({ label: '', url: LINK });
    },
  );

  test.each([null, undefined, 5, '', {}, '/relative'])('has the next URL where the first is %j', (url) => {
    expect(read({ button: { url, href: LINK } }).action?.url).toBe(LINK);
  });
});

describe('what is longer than a post may hold', () => {
  const LONG: readonly (readonly [field: keyof Post, name: string, max: number])[] = [
    ['feedName', 'feedName', 200],
    ['title', 'header', 500],
    ['text', 'bodyHtml', 10_000],
    ['author', 'author', 200],
  ];

  test.each(LONG)('is cut, and says so: %s', (field, name, max) => {
    const sent = (length: number) => ({ postText: undefined, title: 'Shown.', [name]: 'x'.repeat(length) });
    expect(read(sent(max))).toMatchObject({ [field]: 'x'.repeat(max), isCut: false });
    expect(read(sent(max + 1))).toMatchObject({ [field]: 'x'.repeat(max), isCut: true });
  });

  test('are elements, should its text be markup', () => {
    const sent = (count: number) => ({ postText: '<br>'.repeat(count) });
    expect(read(sent(500))).toMatchObject({ text: '<br>'.repeat(500), isCut: false });
    expect(read(sent(501))).toMatchObject({ text: '<br>'.repeat(500), isCut: true });
    expect(read({ title: '<b>'.repeat(150) })).toMatchObject({ title: '<b>'.repeat(150), isCut: false });
  });

  test('is cut within what belongs to something else, too', () => {
    const name = 'x'.repeat(201);
    expect(read({ author: { name } })).toMatchObject({ author: 'x'.repeat(200), isCut: true });
    expect(read({ button: { url: LINK, text: name } })).toMatchObject({
      action: { label: 'x'.repeat(200) },
      isCut: true,
    });
    const alt = 'x'.repeat(1001);
    expect(read({ image: { src: LINK, alt } })).toMatchObject({ media: [{ alt: 'x'.repeat(1000) }], isCut: true });
  });

  test('is cut between two characters', () => {
    expect(read({ postText: `${'x'.repeat(9999)}😀` })).toMatchObject({ text: 'x'.repeat(9999), isCut: true });
  });

  test('is as good as absent where nothing is left of it', () => {
    expect(read({ title: `${' '.repeat(500)}late` }).title).toBe('');
    expect(normalisePost({ postText: `${' '.repeat(10_000)}late` })).toBeUndefined();
  });

  test('is not what is not shown: an id may be as long as it likes, and what comes second, too', () => {
    const long = 'x'.repeat(20_000);
    expect(read({ postId: long, text: long, raw: long })).toMatchObject({ id: long, text: 'Shown.', isCut: false });
  });

  test('are images and videos, of all names together and each once', () => {
    const urls = (count: number) => Array.from({ length: count }, (_, i) => `${LINK}${i}`);
    expect(read({ media: [...urls(30), `${LINK}0`].slice(0, 30), imageUrl: `${LINK}3` })).toMatchObject({
      media: { length: 30 },
      isCut: false,
    });
    expect(read({ media: urls(31) })).toMatchObject({ media: { length: 30 }, isCut: true });
    expect(read({ imageUrl: `${LINK}first`, media: urls(30) })).toMatchObject({
      media: { 0: image(`${LINK}first`), length: 30 },
      isCut: true,
    });
  });

  test('is looked at no further: fifty thousand images, each another or no image at all', () => {
    const before = process.cpuUsage();
    for (const make of [(i: number) => `${LINK}${i}`, () => LINK, () => 'none', () => ({}), () => []])
      read({ media: Array.from({ length: 50_000 }, (_, i) => make(i)) });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  });

  test('is a row of combining marks, which nobody writes: what is too many goes, in every field', () => {
    const marked = `a${'\u0301'.repeat(100_000)}`;
    const [eight, none] = [`a${'\u0301'.repeat(8)}`, { url: LINK }];
    const post = read({
      postText: marked,
      header: marked,
      feedName: marked,
      author: marked,
      button: { ...none, label: marked },
      image: { src: LINK, alt: marked },
    });
    const { text, title, feedName, author, action, media } = post;
    expect([text, title, feedName, author, action?.label, media[0]?.alt]).toEqual(Array(6).fill(eight));
  });

  test('stays cut where the post is read again', () => {
    const post = read({ postText: 'x'.repeat(10_001) });
    expect(normalisePost(post)).toEqual({ ...post, raw: post });
    expect(read({ isCut: 'yes' }).isCut).toBe(false);
  });
});

describe('a field map', () => {
  const item = JSON.parse(`{
    "content": { "body": "Mapped.", "parts": ["one"], "": "blank" },
    "pictures": ["${LINK}1", { "src": "${LINK}2" }],
    "a.b": "no path",
    "postText": "Usual.",
    "__proto__": { "polluted": "own" }
  }`) as unknown;
  const textAt = (path: string) => normalisePost(item, { fieldMap: { text: path } })?.text;

  test('leads along its dots, past the usual names', () => {
    expect(textAt('content.body')).toBe('Mapped.');
    expect(normalisePost(item, { fieldMap: { media: 'pictures' } })?.media).toHaveLength(2);
  });

  test.each([
    'missing',
    'content.missing.deeper',
    'content.body.length',
    'content.parts',
    'pictures.length',
    'a.b',
    'content',
    'constructor.name',
    '__proto__.constructor.name',
    'content.__proto__.constructor.name',
    'toString',
    '.',
    '..',
  ])('that leads nowhere (%j) gives no text, not even by the usual names', (path) => {
    expect(textAt(path)).toBeUndefined();
  });

  test('leaves the other fields to the usual names, and an empty path its own', () => {
    expect(normalisePost(item, { fieldMap: { title: 'content.body' } })).toMatchObject({
      title: 'Mapped.',
      text: 'Usual.',
    });
    expect(textAt('')).toBe('Usual.');
  });

  test('is held to the same types and the same gate', () => {
    const hostile = { postText: 'x', a: { url: 'javascript:alert(1)', claps: '7', date: 'soon' } };
    const fieldMap = { url: 'a.url', claps: 'a.claps', publishedAt: 'a.date' };
    expect(normalisePost(hostile, { fieldMap })).toMatchObject({ url: '', claps: undefined, publishedAt: undefined });
  });
});

describe('an item', () => {
  test.each([
    undefined,
    null,
    true,
    0,
    'a string',
    [],
    [{ postText: 'in a list' }],
    {},
    {
      postId: 'only',
      postUrl: LINK,
      feedName: 'names',
      feedImageUrl: LINK,
      claps: 7,
      publishedDate: DATE,
      author: 'A',
    },
    { postText: '  ', header: '\n', imageUrl: '/x.png', ctaLink: { label: 'Nowhere' } },
  ])('with nothing to show (%j) is no post', (item) => {
    expect(normalisePost(item)).toBeUndefined();
  });

  test.each([{ text: 'x' }, { title: 'x' }, { imageUrl: LINK }, { button: { url: LINK } }])(
    'with %j has something to show',
    (item) => expect(normalisePost(item)).toBeDefined(),
  );

  test('that is a post already gives the same post', () => {
    const first = read({
      postId: 'A',
      feedId: 'f',
      feedName: 'Bakery',
      feedImageUrl: LINK,
      postUrl: `${LINK}a b`,
      header: ' Title ',
      media: [video(`${LINK}1`), image(`${LINK}2.mp4`, 'Two')],
      claps: 3,
      publishedDate: DATE,
      author: { name: 'Ada' },
      button: { url: LINK, label: 'Go' },
    });
    const bare = read({});
    for (const post of [first, bare]) expect({ ...normalisePost(post), raw: post.raw }).toEqual(post);
  });
});
