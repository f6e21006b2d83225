import { describe, expect, test } from 'vitest';
import { readFrameQuery } from '../../src/frame/fill-frame.ts';

const read = (query: string) => readFrameQuery(query, false);

describe('the query of a frame', () => {
  test.each(['style', 'onclick', 'slot', 'id', 'class', 'is', 'hidden', '__proto__', 'constructor', 'toString'])(
    'sets no %s, and says so in one line',
    (name) => {
      const { attributes, complaints } = read(`feed-id=a&${name}=alert(1)`);
      expect(attributes).toEqual([['feed-id', 'a']]);
      expect(complaints).toHaveLength(1);
    },
  );

  test('says once what it ignores, however much that is, and quotes no markup', () => {
    const many = [...Array(99).keys()].map((n) => `y${n}=1`).join('&');
    const { complaints } = read(`feed-id=a&<b>=1&amp;limit=2&${'x'.repeat(5000)}=1&${many}`);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('"amp;limit"');
    expect(complaints[0]).not.toContain('<b>');
    expect(complaints[0]?.length).toBeLessThan(1500);
  });

  test('keeps the first of what is said twice, and says so', () => {
    const { attributes, complaints } = read('feed-id=a&feed-id=b');
    expect(attributes).toEqual([['feed-id', 'a']]);
    expect(complaints).toEqual([expect.stringContaining('"feed-id"')]);
  });

  test.each(['ws-post-cards', 'script', '', '<img>', 'toString'])('knows no element %s', (element) => {
    const { name, complaints } = read(`${new URLSearchParams({ element, 'feed-id': 'a' })}`);
    expect(name).toBeUndefined();
    expect(complaints).toEqual([expect.stringMatching(/^Unknown element: .+ws-public-posts or ws-feed or ws-embed/)]);
  });

  test('hands a key on to the element, which refuses it', () => {
    expect(read('feed-id=a&api-key=secret').attributes).toContainEqual(['api-key', 'secret']);
  });

  test('knows the attributes of the element that it names, and no other', () => {
    expect(read('element=ws-feed&feed-id=a&page-size=3&base-url=https://api.example&ws-page=2&ws-debug')).toEqual({
      name: 'ws-feed',
      attributes: [
        ['feed-id', 'a'],
        ['page-size', '3'],
        ['base-url', 'https://api.example'],
      ],
      lang: '',
      colorScheme: 'light',
      complaints: [],
    });
    expect(read('feed-id=a&page-size=3').complaints).toHaveLength(1);
    expect(read('element=ws-post-card&feed-id=a&post-id=b')).toMatchObject({ name: 'ws-post-card', complaints: [] });
  });

  test.each([
    ['', 'light'],
    ['theme=dark', 'dark'],
    ['color-scheme=light+dark', 'light dark'],
    ['theme=dark&color-scheme=light', 'light'],
    ['color-scheme=red', 'light'],
  ])('%s has the color scheme %s', (query, colorScheme) => expect(read(query).colorScheme).toBe(colorScheme));

  test.each([
    ['de', 'de', 0],
    ['AR_eg', 'ar-EG', 0],
    ['"><script>', '', 1],
  ])('lang=%s is read as %j', (lang, tag, complaints) => {
    expect(read(`${new URLSearchParams({ lang })}`)).toMatchObject({ lang: tag, complaints: { length: complaints } });
  });
});
