import { expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { type Attributes, box, mountItems } from '../page/mount.ts';
import { partOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';

const DATE = '2020-03-05T12:00:00Z';

/** A feed of one post with 1,234,567 claps, inside of a box whose language is set. */
const mountIn = (lang: string, attributes: Attributes = {}, inside?: Node) =>
  mountItems(
    [item(1, { publishedDate: DATE, claps: 1_234_567, feedName: 'News' })],
    { date: 'absolute', ...attributes },
    {
      place: (place) => (place.lang = lang),
      ...(inside && { inside }),
    },
  );

it('tells dates and counts in English where the language is none that the browser knows, with a warning', async () => {
  const warnings = recordConsole('warn');
  const feed = await mountIn('not a language!');
  expect(wordsOf(feed, 'date')).toEqual(['Mar 5, 2020']);
  expect(warnings.join()).toContain('not a language!');
});

it.each(['de', 'fr', 'ja', 'ar', 'en-GB', 'pt-BR'])(
  'tells dates and counts in the nearest language: %s',
  async (lang) => {
    const feed = await mountIn(lang);
    expect(wordsOf(feed, 'date')).toEqual([
      new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(DATE)),
    ]);
    expect(wordsOf(feed, 'claps')).toEqual([new Intl.NumberFormat(lang, { notation: 'compact' }).format(1_234_567)]);
  },
);

it('takes its own language before that of what it stands in', async () => {
  const feed = await mountIn('de', { lang: 'fr' });
  expect(partOf(feed, 'date').textContent).toBe(
    new Intl.DateTimeFormat('fr', { dateStyle: 'medium' }).format(new Date(DATE)),
  );
});

it('takes the language from outside of the shadow root that it stands in', async () => {
  const place = await box();
  place.lang = 'de';
  const feed = await mountIn('en', {}, place.attachShadow({ mode: 'open' }));
  expect(wordsOf(feed, 'date')).toEqual(['05.03.2020']);
});
