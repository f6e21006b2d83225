import type { LoosePost } from './loose-item.ts';

const WORDS = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'https://example.com/a/path/that/goes/on/and/on/without/a/single/place/to/break/it/in/two?and=a&query=as-well',
  'A'.repeat(120),
];

/** Posts whose words are wider than a narrow card. */
export const longWordPosts: readonly LoosePost[] = WORDS.map((word, index) => ({
  id: `long-${index}`,
  feedId: 'long',
  feedName: `${word} AG`,
  url: 'https://example.com/long',
  title: word,
  text: `${word} ${word}\n\nAnd then a short one.`,
  ctaLink: { label: word, url: 'https://example.com/long' },
  author: { name: word },
  claps: 10 ** (index * 4),
  date: new Date(Date.UTC(2026, 0, 1, 0, -index)).toISOString(),
}));
