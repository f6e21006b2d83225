import { type Color, over, readColor, writeColor } from './colors.ts';
import type { PageButton, PageColor, PageFont, PageHeading, PageLook, ReadLook } from './page-look.ts';

/** The class names by which frameworks and themes make a button, where they leave `<button>` alone. */
const BUTTON_CLASSES = 'btn btn-primary button is-primary wp-element-button';
const CARD_CLASSES = 'card';

type StyleOf = (element: Element) => CSSStyleDeclaration;
type ReadColor = (css: string) => PageColor | undefined;

const isSame = (one: PageColor | undefined, other: PageColor | undefined): boolean =>
  one !== undefined && other !== undefined && writeColor(one.rgb) === writeColor(other.rgb);
const isShown = (color: PageColor | undefined): color is PageColor => color !== undefined && color.rgb[3] > 0;
const radiusOf = ({ borderTopLeftRadius }: CSSStyleDeclaration): number =>
  borderTopLeftRadius.includes('%') && Number.parseFloat(borderTopLeftRadius) > 0
    ? Infinity
    : Number.parseFloat(borderTopLeftRadius) || 0;

function readFont(style: CSSStyleDeclaration): PageFont {
  const spacing = Number.parseFloat(style.letterSpacing) / Number.parseFloat(style.fontSize);
  return {
    family: style.fontFamily,
    weight: style.fontWeight,
    style: style.fontStyle,
    transform: style.textTransform,
    spacing: spacing ? `${spacing.toFixed(4)}em` : 'normal',
  };
}

function readEdge(style: CSSStyleDeclaration, read: ReadColor): PageColor | undefined {
  const isDrawn = Number.parseFloat(style.borderTopWidth) > 0 && !/none|hidden/.test(style.borderTopStyle);
  const color = isDrawn ? read(style.borderTopColor) : undefined;
  return isShown(color) ? color : undefined;
}

/** Nothing where it looks as the browser, or a reset, makes it. */
function readButton(style: CSSStyleDeclaration, plain: CSSStyleDeclaration, read: ReadColor): PageButton | undefined {
  const background = read(style.backgroundColor);
  const fill = isShown(background) ? background : undefined;
  const edge = readEdge(style, read);
  const hasImage = style.backgroundImage !== 'none';
  const hasOwnFill = fill !== undefined && style.backgroundColor !== plain.backgroundColor;
  const hasOwnEdge = edge !== undefined && style.borderTopStyle !== plain.borderTopStyle;
  if (!hasOwnFill && !hasOwnEdge && !hasImage) return undefined;
  return {
    ...readFont(style),
    color: read(style.color),
    fill,
    edge,
    edgeWidth: style.borderTopWidth,
    hasImage,
    radiusPx: radiusOf(style),
    shadow: style.boxShadow,
  };
}

/** Nothing where a reset made it text like any other. */
function readHeading(style: CSSStyleDeclaration, text: CSSStyleDeclaration, read: ReadColor): PageHeading | undefined {
  const isText = style.fontSize === text.fontSize && style.fontWeight === text.fontWeight;
  return isText ? undefined : { ...readFont(style), color: read(style.color) };
}

function readCard(style: CSSStyleDeclaration, read: ReadColor): PageLook['card'] {
  const { boxShadow: shadow, backgroundColor } = style;
  const radiusPx = radiusOf(style);
  const isCard = radiusPx > 0 || shadow !== 'none' || readEdge(style, read) || isShown(read(backgroundColor));
  return isCard ? { radiusPx, shadow } : undefined;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** What is behind an element, as far as its ancestors say; nothing where one has an image. */
function readGround(element: Element, styleOf: StyleOf, read: ReadColor): Color | undefined {
  const layers: Color[] = [];
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const { backgroundColor, backgroundImage } = styleOf(one);
    if (backgroundImage !== 'none') return undefined;
    const color = read(backgroundColor);
    if (!color) return undefined;
    layers.push(color.rgb);
    if (color.rgb[3] === 1) break;
  }
  const canvas = read('Canvas')?.rgb ?? [1, 1, 1, 1];
  return layers.reduceRight((ground, layer) => over(layer, ground), canvas);
}

/**
 * What the page's styles do to a link, a button, headings and a card in the place of an element. They stand in it for the
 * length of this call: nothing is painted, and the page's styles apply as to what its owner puts there. `levels` are
 * those of the headings. Nothing where the element is displayed nowhere.
 */
export function readPage(element: HTMLElement, levels: readonly number[]): ReadLook | undefined {
  const { ownerDocument, shadowRoot } = element;
  const view = ownerDocument.defaultView;
  if (!view || !shadowRoot || !element.isConnected) return undefined;
  const styleOf: StyleOf = (one) => view.getComputedStyle(one);
  // By the prototype: in the page's markup, `<img name=createElement>` hides the method of its document.
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ''): HTMLElementTagNameMap[Tag] => {
    const made = Document.prototype.createElement.call(ownerDocument, tag) as HTMLElementTagNameMap[Tag];
    if (className) made.className = className;
    return made;
  };

  // A slot of their own: no other slot changes. As in the element's fallback, they have the styles around it.
  const slot = make('slot');
  const plain = make('button'); // where no style of the page reaches
  const probe = make('div');
  probe.slot = slot.name = 'ws-probe';
  const text = make('p');
  const link = make('a');
  link.href = '/';
  const [button, classed] = [make('button'), make('button', BUTTON_CLASSES)];
  button.type = classed.type = 'button';
  const headings = levels.map((level) => make(`h${level}` as 'h2'));
  const cards = [make('article'), make('div', CARD_CLASSES)];
  text.append(link);
  probe.append(text, button, classed, ...headings, ...cards);

  // The browser reads what is written, and makes it sRGB.
  const read: ReadColor = (css) => {
    const known = readColor(css);
    if (known) return { css, rgb: known };
    slot.style.color = `color-mix(in srgb, ${css}, ${css})`;
    const rgb = slot.style.color ? readColor(styleOf(slot).color) : undefined;
    slot.style.color = '';
    return rgb && { css, rgb };
  };

  try {
    shadowRoot.append(slot, plain);
    element.append(probe);
    const [textStyle, linkStyle, host] = [styleOf(text), styleOf(link), styleOf(element)];
    const linkColor = read(linkStyle.color);
    const surface = host.getPropertyValue('--ws-surface').trim();
    const isSet = (property: string): boolean => host.getPropertyValue(property).trim() !== '';
    const page: PageLook = {
      ground: readGround(element, styleOf, read),
      text: read(host.color),
      link: {
        color: linkColor,
        isPlain: isSame(linkColor, read('LinkText')),
        isUnderlined: linkStyle.textDecorationLine.includes('underline'),
        thickness: linkStyle.textDecorationThickness,
        offset: linkStyle.textUnderlineOffset,
      },
      button: readButton(styleOf(button), styleOf(plain), read) ?? readButton(styleOf(classed), styleOf(plain), read),
      headings: new Map(
        headings.flatMap((one, i) => {
          const [level, heading] = [levels[i], readHeading(styleOf(one), textStyle, read)];
          return level && heading ? [[level, heading]] : [];
        }),
      ),
      card: cards.map((one) => readCard(styleOf(one), read)).find(Boolean),
    };
    const own = {
      hasAccent: isSet('--ws-accent'),
      hasFont: isSet('--ws-font'),
      surface: surface ? read(surface)?.rgb : undefined,
    };
    return { page, own };
  } finally {
    for (const one of [probe, slot, plain]) one.remove();
  }
}
