import { displayedParent } from '../../element/slots.ts';
import { type Color, over, type PageColor, readColor, WHITE, writeColor } from './colors.ts';

type Style = CSSStyleDeclaration;
export type StyleOf = (element: Element) => Style;
export type Declarations = Readonly<Record<string, string | undefined>>;
export type ReadColor = (css: string) => PageColor | undefined;

/** The browser converts to sRGB what `readColor` does not read: as the color of `probe`, which is in the page. */
export const readerBy =
  (probe: HTMLElement, styleOf: StyleOf): ReadColor =>
  (css) => {
    const known = readColor(css);
    if (known) return { css, rgb: known };
    probe.style.color = '';
    probe.style.color = `color-mix(in srgb, ${css}, ${css})`;
    const rgb = probe.style.color ? readColor(styleOf(probe).color) : undefined;
    return rgb && { css, rgb };
  };

export const isSame = (one: PageColor | undefined, other: PageColor | undefined): boolean =>
  one !== undefined && other !== undefined && writeColor(one.rgb) === writeColor(other.rgb);
const isShown = (color: PageColor | undefined): color is PageColor => color !== undefined && color.rgb[3] > 0;
const radiusOf = ({ borderTopLeftRadius }: Style): number =>
  borderTopLeftRadius.includes('%') && Number.parseFloat(borderTopLeftRadius) > 0
    ? Infinity
    : Number.parseFloat(borderTopLeftRadius) || 0;

/** How letters are drawn, as CSS. A spacing of `normal` leaves that of a design. */
function readFont(style: Style): Declarations {
  const spacing = Number.parseFloat(style.letterSpacing) / Number.parseFloat(style.fontSize);
  return {
    'font-family': style.fontFamily,
    'font-weight': style.fontWeight,
    'font-style': style.fontStyle,
    'text-transform': style.textTransform,
    'letter-spacing': spacing ? `${spacing.toFixed(4)}em` : undefined,
  };
}

function readEdge(style: Style, read: ReadColor): PageColor | undefined {
  const isDrawn = Number.parseFloat(style.borderTopWidth) > 0 && !/none|hidden/.test(style.borderTopStyle);
  const color = isDrawn ? read(style.borderTopColor) : undefined;
  return isShown(color) ? color : undefined;
}

/** A button that has a background or an edge by the page's styles; `undefined` if it looks as the browser, or a reset, makes it. */
export function readButton(style: Style, plain: Style, read: ReadColor) {
  const background = read(style.backgroundColor);
  const fill = isShown(background) ? background : undefined;
  const edge = readEdge(style, read);
  const hasImage = style.backgroundImage !== 'none';
  const hasOwnFill = fill !== undefined && style.backgroundColor !== plain.backgroundColor;
  const hasOwnEdge = edge !== undefined && style.borderTopStyle !== plain.borderTopStyle;
  if (!hasOwnFill && !hasOwnEdge && !hasImage) return undefined;
  return {
    font: readFont(style),
    color: read(style.color),
    fill,
    edge,
    edgeWidth: style.borderTopWidth,
    hasImage, // behind its words: the image's colors are unknown
    radiusPx: radiusOf(style),
    shadow: style.boxShadow,
  };
}

/** A heading; `undefined` if a reset made it look like any other text. */
export function readHeading(style: Style, text: Style, host: Style, read: ReadColor) {
  const isText = style.fontSize === text.fontSize && style.fontWeight === text.fontWeight;
  // Relative to the feed's text, whose size `--ws-font-size` may set.
  const em = Number.parseFloat(style.fontSize) / Number.parseFloat(host.fontSize);
  return isText ? undefined : { font: readFont(style), size: `${em}em`, color: read(style.color) };
}

/** An `<article>` or a `.card` that the page gives a shape; `undefined` if it has none. */
export function readCard(style: Style, read: ReadColor) {
  const { boxShadow: shadow, backgroundColor } = style;
  const radiusPx = radiusOf(style);
  const isCard = radiusPx > 0 || shadow !== 'none' || readEdge(style, read) || isShown(read(backgroundColor));
  return isCard ? { radiusPx, shadow } : undefined;
}

/** The color behind an element: those of it and its ancestors, on the browser's canvas; `undefined` if one has an image. */
export function readBackground(element: Element, canvasColor: string, styleOf: StyleOf, read: ReadColor) {
  const layers: Color[] = [];
  for (let one: Element | undefined = element; one; one = displayedParent(one)) {
    const { backgroundColor, backgroundImage } = styleOf(one);
    if (backgroundImage !== 'none') return undefined;
    const color = read(backgroundColor);
    if (!color) return undefined;
    layers.push(color.rgb);
    if (color.rgb[3] === 1) break;
  }
  const canvas = read(canvasColor)?.rgb ?? WHITE;
  return layers.reduceRight((background, layer) => over(layer, background), canvas);
}
