import { ELEMENTS_MAX, LINKS_MAX, MEDIA_MAX, TEXT_MAX } from '../src/model/post-bounds.ts';

const fill = (piece: string, count = Infinity): string =>
  piece.repeat(Math.min(count, Math.floor(TEXT_MAX / piece.length)));

const TEXTS = {
  links: fill('<a href=//a.bc>x</a>', ELEMENTS_MAX),
  'links without markup': fill('http://a.bc ', LINKS_MAX),
  cells: `<table><tr>${fill('<td rowspan=9>x', ELEMENTS_MAX - 3)}`,
  'wide cells': `<table><tr>${fill('<td colspan=30 rowspan=30>x', ELEMENTS_MAX - 3)}`,
  rows: `<table>${fill('<tr><td>x', ELEMENTS_MAX / 2 - 3)}`,
  tables: fill('<table><tr><td>x</table>', ELEMENTS_MAX / 4),
  paragraphs: fill('<p>x', ELEMENTS_MAX),
  nested: fill(`${'<ul><li>'.repeat(16)}x${'</li></ul>'.repeat(16)}`, ELEMENTS_MAX / 32),
  ruby: fill(`${'<ruby>x'.repeat(30)}${'</ruby>'.repeat(30)}`, ELEMENTS_MAX / 30),
  letters: fill('a\u0627\u0e01\u4e00\u0915 '),
  joined: fill('\u07ca\u07cb\u07cc'),
  attributes: fill('<a href=//a.bc title="' + 'x'.repeat(60) + '">', ELEMENTS_MAX),
} as const;

export type CostlyText = keyof typeof TEXTS;
export const COSTLY_TEXTS = Object.keys(TEXTS) as readonly CostlyText[];

/** Posts that cost as much as the bounds of a post allow. */
export const costlyPosts = (text: CostlyText, count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${text} ${i}`,
    title: `News ${i}`,
    text: `<b>${i}</b> #news ${TEXTS[text]}`,
    postUrl: `https://posts.test/${i}`,
    mediaImageUrls: Array.from({ length: MEDIA_MAX }, (__, j) => `https://pictures.test/${i}/${j}`),
    created: new Date(Date.UTC(2026, 9, 30) - i * 60_000).toISOString(),
  }));
