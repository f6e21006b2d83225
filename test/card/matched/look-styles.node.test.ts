import { describe, expect, it } from 'vitest';
import { type PageColor, readColor } from '../../../src/card/matched/colors.ts';
import { lookStyles } from '../../../src/card/matched/look-styles.ts';
import type { OwnLook, PageLook } from '../../../src/card/matched/read-page.ts';

function color(css: string): PageColor {
  const rgb = readColor(css);
  if (!rgb) throw new Error(`${css} is not a color that is read.`);
  return { css, rgb };
}

const BLUE = color('rgb(0, 60, 180)');
const WHITE = color('rgb(255, 255, 255)');
const BLACK = color('rgb(0, 0, 0)');
const YELLOW = color('rgb(255, 220, 0)');
const FONT = { 'font-family': 'Georgia', 'text-transform': 'uppercase', 'letter-spacing': '0.1em' };

type PageButton = NonNullable<PageLook['button']>;

const button = (more: Partial<PageButton> = {}): PageButton => ({
  font: FONT,
  color: WHITE,
  fill: BLUE,
  edge: undefined,
  edgeWidth: '0px',
  hasImage: false,
  radiusPx: 6,
  shadow: 'none',
  ...more,
});

const PAGE: PageLook = {
  background: WHITE.rgb,
  text: BLACK,
  link: { color: BLUE, isPlain: false, isUnderlined: true, thickness: 'auto', offset: 'auto' },
  button: undefined,
  headings: new Map(),
  family: undefined,
  card: undefined,
};
const OWN: OwnLook = { hasAccent: false, hasFont: false, hasText: false, surface: undefined, hasTheme: false };

const stylesOf = (page: Partial<PageLook> = {}, own: Partial<OwnLook> = {}, mayMove = true): string =>
  lookStyles({ ...PAGE, ...page }, { ...OWN, ...own }, mayMove);

const heading = { font: FONT, size: '30px', color: BLUE };
const everything: Partial<PageLook> = {
  button: button({ edge: BLUE, edgeWidth: '2px', shadow: '0 1px 2px red' }),
  headings: new Map([2, 3].map((level) => [level, heading])),
  card: { radiusPx: 4, shadow: '0 1px 2px red' },
};

describe('what is not legible is left out', () => {
  it.each<[string, Partial<PageLook>, Partial<OwnLook>]>([
    ['a link like its background', { link: { ...PAGE.link, color: YELLOW } }, {}],
    ['a link that is not seen', { link: { ...PAGE.link, color: color('rgba(0, 0, 0, 0)') } }, {}],
    ['a link where an image is behind', { background: undefined }, {}],
    ['a link on a surface of the owner’s', {}, { surface: [0, 0, 0.2, 1] }],
    ['a link that nobody can read as a color', { link: { ...PAGE.link, color: undefined } }, {}],
    ['a color of the page where `theme` sets others', {}, { hasTheme: true }],
  ])('%s', (_, page, own) => expect(stylesOf(page, own)).not.toMatch(/--_(link|accent):/));

  it.each<[string, Partial<PageButton>, Partial<PageLook>]>([
    ['words like their background', { color: YELLOW, fill: WHITE }, {}],
    ['an image below its words', { hasImage: true }, {}],
    ['a translucent background over an image', { fill: color('rgba(0, 0, 0, 0.9)') }, { background: undefined }],
    ['words that nobody can read as a color', { color: undefined }, {}],
  ])('a button with %s keeps its corners alone', (_, more, page) => {
    const styles = stylesOf({ ...page, button: button(more) });
    expect(styles).not.toContain('background: ');
    expect(styles).toContain('--_button-radius: calc(3 * var(--ws-radius, 6px / 3))');
  });

  it('a heading like its background', () =>
    expect(stylesOf({ headings: new Map([[3, { ...heading, color: YELLOW }]]) })).not.toContain(YELLOW.css));
});

describe('settings overrule the page', () => {
  it('each color is what is used where none is set', () => {
    expect(stylesOf()).toContain(`--_accent: var(--ws-accent, ${BLUE.css})`);
    expect(stylesOf()).toContain(`--_link: var(--ws-link, var(--ws-accent, ${BLUE.css}))`);
  });

  it('--ws-accent takes the look of the page’s buttons away, but for their corners', () => {
    const styles = stylesOf({ button: button() }, { hasAccent: true });
    expect(styles).not.toMatch(/background: |text-transform/);
    expect(styles).toContain('--_button-radius');
  });

  it('--ws-font takes the fonts of the page away', () =>
    expect(stylesOf(everything, { hasFont: true })).not.toMatch(/font-|letter-|text-transform/));

  it('theme="dark" leaves fonts, corners and shadows of the page', () => {
    const styles = stylesOf(everything, { hasTheme: true });
    expect(styles).not.toContain(BLUE.css);
    expect(styles).toContain('--_radius: var(--ws-radius, 4px)');
    expect(styles).toContain('font-family: Georgia');
  });
});

describe('the look of the page', () => {
  it('nothing moves where posts are displayed', () =>
    expect(stylesOf(everything, {}, false)).not.toMatch(/font-|letter-|text-transform|border-width|padding|--_h2/));

  it('a color that is the text’s follows it', () =>
    expect(stylesOf({ link: { ...PAGE.link, color: BLACK } })).toContain(
      '--_link: var(--ws-link, var(--ws-accent, currentColor))',
    ));

  it('the browser’s own blue is nobody’s choice', () =>
    expect(stylesOf({ link: { ...PAGE.link, isPlain: true } })).not.toMatch(/--_(link|accent):/));

  it('a link keeps its line where its color does not tell it from the words around it', () => {
    const link = { ...PAGE.link, isUnderlined: false };
    expect(stylesOf({ link })).not.toContain('text-decoration-line');
    expect(stylesOf({ link: { ...link, color: color('rgb(200, 0, 0)') } })).toContain('text-decoration-line: none');
  });

  it('quiet words have more of a text that is gray itself', () => {
    const text = color('rgb(80, 86, 96)');
    expect(stylesOf({ text })).toMatch(
      /\.root article \{ --_muted: var\(--ws-muted, color-mix\(in srgb, currentColor [789]\d/,
    );
    expect(stylesOf({ text }, { hasText: true })).not.toContain('--_muted');
    expect(stylesOf()).not.toContain('--_muted');
    expect(stylesOf({ text: color('rgb(68, 68, 68)') })).toContain('currentColor 76%'); // on the tint of a note
    expect(stylesOf({ text, background: undefined })).toContain('currentColor 84%'); // white is taken to be behind it
  });

  it('the background of a day is the page’s where the page’s text is legible on it, and the ring of a button its text', () => {
    const plain = { link: { ...PAGE.link, isPlain: true } };
    expect(stylesOf(plain)).toMatch(/--_ring: rgb\(0, 0, 0\)[^]*'day'\] \{ background-color: color\(srgb 1 1 1/);
    expect(stylesOf({ text: WHITE })).not.toContain("'day'"); // a fixed layer is behind it
    expect(stylesOf()).not.toContain('--_ring');
  });

  it('a button without a background lends its color to ours', () =>
    expect(stylesOf({ button: button({ fill: undefined, color: BLUE, edge: BLUE }) })).toContain(
      `--_accent: var(--ws-accent, ${BLUE.css})`,
    ));

  it.each([
    ['square', 0, '0px'],
    ['round', 6, '6px'],
    ['very round', 19, '16px'],
  ])('a card has the corners of a %s button', (_, radiusPx, expected) =>
    expect(stylesOf({ button: button({ radiusPx }) })).toContain(`--_radius: var(--ws-radius, ${expected})`),
  );

  it.each([40, Infinity])('a pill of %d px says nothing of a card', (radiusPx) => {
    const styles = stylesOf({ button: button({ radiusPx }) });
    expect(styles).not.toContain('--_radius');
    expect(styles).not.toContain('Infinity');
  });

  it('a color that just passes on the page is nearer to the text on the background of a note', () => {
    const just = color('rgb(13, 110, 253)');
    expect(stylesOf({ link: { ...PAGE.link, color: just } })).toMatch(/article:not\(\.pictured\) \{.*--_link/);
    expect(stylesOf()).not.toContain('article:not(.pictured)');
  });
});
