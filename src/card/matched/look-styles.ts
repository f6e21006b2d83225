import { BLACK, contrast, luminance, mix, over, type PageColor, WHITE, writeColor } from './colors.ts';
import { isSame, LEGIBLE, type LegibleColors, legibleColors } from './legible-colors.ts';
import type { OwnLook, PageLook } from './read-page.ts';
import type { Declarations } from './read-styles.ts';

/** The contrast with the text around it that WCAG 2 requires of a link without an underline. */
const DISTINCT = 3;
/** From this radius on, a button is round: its corners say nothing about those of a card, which is far higher. */
const PILL_PX = 20;
const CARD_RADIUS_MAX_PX = 16;
const ROUND_PX = 999;

const BUTTONS =
  ".root.root:not(.compact) [part='action'], .root.root :is([part='more'], [part='retry']:not(:has(+ [part='more'])), [part='fresh'], [part='consent-button'])";
const NOTES = '.root:is(.editorial, .overlay, .note) article:not(.pictured)';

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return lines.length > 0 ? `${selector} { ${lines.join('; ')} }` : '';
}

/** The colors of the page's button, if its words are legible on its background. */
function filledButton(page: PageLook, colors: LegibleColors): string[] {
  const { button } = page;
  const background = button?.fill && !button.hasImage ? colors.onPage(button.fill.rgb) : undefined;
  if (!button?.fill || !button.color || !background || contrast(button.color.rgb, background) < LEGIBLE) return [];
  // When hovered, the background moves away from the color of the words, so that these stay legible.
  const far = luminance(over(button.color.rgb, background)) > luminance(background) ? BLACK : WHITE;
  return [
    rule(BUTTONS, {
      background: button.fill.css,
      'border-color': button.edge?.css ?? 'transparent',
      color: button.color.css,
      'box-shadow': button.shadow,
    }),
    `${BUTTONS} { &:hover { background: ${writeColor(mix(background, far, 0.88))} } }`,
  ];
}

function colorStyles(page: PageLook, own: OwnLook): string[] {
  if (own.hasTheme) return []; // `theme` sets text and surface, and the page's colors are not made for these
  const colors = legibleColors(page, own);
  const { button, link, text } = page;
  // The browser's own blue is nobody's choice: on a page without styles everything has the color of the text.
  const linkColor = !link.isPlain && colors.isLegible(link.color) ? link.color : undefined;
  const filled = own.hasAccent ? [] : filledButton(page, colors);
  const ofButton = button?.hasImage ? undefined : (button?.fill ?? button?.color);
  const accent = colors.isLegible(ofButton) ? ofButton : linkColor;
  const tint = linkColor ?? accent ?? text;
  const noteOf = (color: PageColor | undefined): string | undefined => color && tint && colors.onNote(color, tint);
  const [noteLink, noteAccent] = [noteOf(linkColor), noteOf(accent)];
  // The underline is left out only if the color alone distinguishes a link from the text around it.
  const isClear = linkColor && text && contrast(linkColor.rgb, text.rgb) >= DISTINCT;
  const muted = own.hasText || !tint ? undefined : colors.muted(tint);
  // Without any accent: what stands on our own surface has the color of a card's text, a ring around it that of the page's.
  const bare = accent || own.hasAccent ? {} : { '--_ink': 'var(--ws-text, currentColor)', '--_ring': text?.css };
  return [
    rule('.root', { '--_muted': muted, ...bare }),
    rule('.root article', { '--_muted': muted && `var(--ws-muted, ${muted})` }),
    rule('.root.root', {
      '--_accent': accent && `var(--ws-accent, ${colors.write(accent)})`,
      '--_link': linkColor && `var(--ws-link, var(--ws-accent, ${colors.write(linkColor)}))`,
    }),
    rule(NOTES, {
      '--_accent': noteAccent && `var(--ws-accent, ${noteAccent})`,
      '--_link': noteLink && `var(--ws-link, var(--ws-accent, ${noteLink}))`,
    }),
    page.background && text && contrast(text.rgb, page.background) >= LEGIBLE
      ? rule(".root.root [part='day']", { 'background-color': writeColor(page.background), color: 'inherit' })
      : '',
    ...filled,
    link.isUnderlined
      ? rule(':where(.root) a', {
          'text-decoration-thickness': link.thickness,
          'text-underline-offset': link.offset === 'auto' ? undefined : link.offset,
        })
      : isClear
        ? rule(':where(.root:not(.overlay)) a:where(:not(:hover, :focus-visible))', { 'text-decoration-line': 'none' })
        : '',
  ];
}

function headingStyles(page: PageLook, own: OwnLook, mayMove: boolean): string[] {
  const colors = legibleColors(page, own);
  return [...page.headings].flatMap(([level, heading], i) => {
    const { color: written, size } = heading;
    const isColored = !own.hasTheme && colors.isLegible(written) && !isSame(written, page.text);
    const color = isColored ? written.css : undefined;
    const ofLevel = `[aria-level='${level}']`;
    return [
      mayMove && i === 0 ? rule('.root', { '--_h2': size }) : '',
      mayMove && !own.hasFont ? rule(`.root.root :is([part='heading'], [part='title'])${ofLevel}`, heading.font) : '',
      rule(`.root.root [part='heading']${ofLevel}`, { color }),
      rule(`.root.root:not(.overlay) [part='title']${ofLevel}`, { color: color && `var(--ws-text, ${color})` }),
    ];
  });
}

function shapeStyles({ button, card }: PageLook): string[] {
  // If the page gives cards no shape, their corners are those of its button, unless that is round.
  const ofButton = button && button.radiusPx < PILL_PX ? button.radiusPx : undefined;
  const radiusPx = card?.radiusPx ?? ofButton;
  const cornerPx = button && Math.min(button.radiusPx, ROUND_PX);
  return [
    rule('.root.root', {
      '--_radius': radiusPx === undefined ? undefined : `var(--ws-radius, ${Math.min(radiusPx, CARD_RADIUS_MAX_PX)}px)`,
      '--_button-radius': cornerPx === undefined ? undefined : `calc(3 * var(--ws-radius, ${cornerPx}px / 3))`,
    }),
    card && card.shadow !== 'none'
      ? rule('.root.root:not(.compact) article', { 'box-shadow': `var(--ws-shadow, ${card.shadow})` })
      : '',
  ];
}

/** The styles that make a feed look like its page, where `--ws-*` and `theme` leave it open. Unless `mayMove`, nothing moves. */
export function lookStyles(page: PageLook, own: OwnLook, mayMove: boolean): string {
  const { button } = page;
  const buttonFont =
    button && mayMove && !own.hasFont && !own.hasAccent
      ? rule(BUTTONS, { ...button.font, 'border-width': button.edge && button.edgeWidth })
      : '';
  const rules = [
    ...shapeStyles(page),
    ...colorStyles(page, own),
    ...headingStyles(page, own, mayMove),
    mayMove && !own.hasFont ? rule('.root', { 'font-family': page.family }) : '',
    buttonFont,
  ];
  // Neither on paper nor with forced colors, where the page's colors are not used.
  return `@media screen and (forced-colors: none) { ${rules.filter(Boolean).join('\n')} }`;
}
