import { describe, expect, test } from 'vitest';
import { makeSearch } from '../../../../demo/panels/guides/find-sections.ts';
import { readSections } from '../../../../scripts/guides/guide-page.ts';

const search = makeSearch(readSections());

describe('a search of the guides', () => {
  test.each([
    ['privacy', './privacy.html'],
    ['csp', './csp.html'],
    ['wordpress', './wordpress.html'],
    ['events', './attributes.html#events'],
    ['your own cards', './own-cards.html'],
  ])('finds "%s" where it is a heading', (wanted, href) => expect(search(wanted)[0]?.href).toBe(href));

  test.each(['refresh-every', 'refresh every', 'REFRESH-EVERY', 'refresh-ev'])(
    'finds the attribute in the text, as "%s"',
    (wanted) => expect(search(wanted).map(({ href }) => href)).toContain('./attributes.html#attributes'),
  );

  test('finds a word with a letter that is wrong, and only what has all words', () => {
    expect(search('wordpres')[0]?.guide).toBe('WordPress');
    expect(search('consemt').length).toBeGreaterThan(0);
    expect(search('wordpress nowheretobefound')).toEqual([]);
  });

  test.each(['', ' ', '(', '.*', '[', '\\', '$&', '-', '<b>'])('takes %j, which says nothing', (wanted) => {
    expect(Array.isArray(search(wanted))).toBe(true);
  });

  test('shows what it found among the words around it', () => {
    const made = makeSearch([
      { href: './a.html', guide: 'A', title: 'A', text: `${'before '.repeat(40)}Needle-work ${'after '.repeat(40)}` },
      { href: './b.html', guide: 'B', title: 'Needle', text: `Nothing of the kind ${'at all '.repeat(40)}` },
    ]);
    const [heading, text] = made('needle');
    expect(heading?.excerpt).toEqual([expect.stringMatching(/^Nothing of the kind at all .* …$/)]);
    expect(text?.excerpt[1]).toMatch(/^needle/i);
    expect(text?.excerpt.join('')).toMatch(/^… before .* Needle-work after .* …$/);
  });
});
