import { createElement, documentMethods } from '../../base/document-methods.ts';
import { firstOf } from '../../base/first-of.ts';
import { isSame, readButton, readCard, readerBy, readBackground, readHeading, type StyleOf } from './read-styles.ts';

/** The class names by which frameworks and themes make a button, where they leave `<button>` alone. */
const BUTTON_CLASSES = 'btn btn-primary button is-primary wp-element-button govuk-button uk-button uk-button-primary';
const CARD_CLASSES = 'card';

/** The colors that tell whether those of the page have changed: the text's, and two of `--ws-*`. */
export const colorsOf = (host: CSSStyleDeclaration): string =>
  ['color', '--ws-accent', '--ws-surface'].map((name) => host.getPropertyValue(name)).join();

/** The page's buttons with words in the section around an element, and its links with a class, which may look like buttons. */
const buttonsBeside = (element: Element): Element[] =>
  [...(element.closest('section, article, main')?.querySelectorAll('button, a[class]') ?? [])]
    .slice(0, 20)
    .filter((one) => one.textContent.trim().length > 2 && !one.closest(element.localName));

/**
 * Reads what the page's styles do to a link, a button, headings and a card in the place of an element. These are in the
 * element during this call only: they are never painted, and the page's styles apply to them as to what the owner puts
 * there. `levels` are those of the headings. Returns `undefined` if the element is not in a displayed document.
 */
export function readPage(element: HTMLElement, levels: readonly number[]) {
  const { ownerDocument, shadowRoot } = element;
  const view = ownerDocument.defaultView;
  if (!view || !shadowRoot || !element.isConnected) return undefined;
  const styleOf: StyleOf = (one) => view.getComputedStyle(one);
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ''): HTMLElementTagNameMap[Tag] => {
    const made = createElement(tag, ownerDocument);
    if (className) made.className = className;
    return made;
  };

  // The page may style its own elements by a class: the nearest one before the element is read, otherwise the first of all.
  const nearest = (tag: string, parent?: Node | null): Element | undefined => {
    const all = [...documentMethods().querySelectorAll.call(ownerDocument, tag)].filter(
      ({ parentNode }) => parent === undefined || parentNode === parent,
    );
    return all.findLast((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) ?? all[0];
  };
  const beside = nearest('p', element.parentNode);

  // They have a slot of their own, so that no other slot changes. Like the fallback, they inherit the styles around the element.
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

  // The browser's own colors, computed together with everything else.
  const colors = make('span');
  colors.style.color = 'LinkText';
  colors.style.backgroundColor = 'Canvas';

  const read = readerBy(colors, styleOf);

  try {
    shadowRoot.append(slot, plain, colors);
    element.append(probe);
    const [textStyle, host] = [styleOf(beside ?? text), styleOf(element)];
    const linkStyle = styleOf(beside?.querySelector('a[href]') ?? link);
    const { color: plainLinkColor, backgroundColor: canvas } = styleOf(colors);
    const linkColor = read(linkStyle.color);
    const valueOf = (property: string): string => host.getPropertyValue(property).trim();
    const surface = valueOf('--ws-surface');
    const page = {
      /** The color behind the element; `undefined` if there is an image. */
      background: readBackground(element, canvas, styleOf, read),
      text: read(host.color),
      /** The font of the text beside the feed, if it is not that of the feed. */
      family: textStyle.fontFamily === host.fontFamily ? undefined : textStyle.fontFamily,
      link: {
        color: linkColor,
        isPlain: isSame(linkColor, read(plainLinkColor)),
        isUnderlined: linkStyle.textDecorationLine.includes('underline'),
        thickness: linkStyle.textDecorationThickness,
        offset: linkStyle.textUnderlineOffset,
      },
      button: firstOf([...buttonsBeside(element), button, classed], (one) =>
        readButton(styleOf(one), styleOf(plain), read),
      ),
      /** By level, 1-6. */
      headings: new Map(
        headings.flatMap((one) => {
          const heading = readHeading(styleOf(nearest(one.localName) ?? one), textStyle, host, read);
          return heading ? [[Number(one.localName.charAt(1)), heading] as const] : [];
        }),
      ),
      card: firstOf(cards, (one) => readCard(styleOf(one), read)),
    };
    const own = {
      hasAccent: valueOf('--ws-accent') !== '',
      hasFont: valueOf('--ws-font') !== '',
      hasText: valueOf('--ws-text') !== '',
      surface: surface ? read(surface)?.rgb : undefined,
    };
    return { page, own, colors: colorsOf(host) }; // which later tell whether the page's have changed
  } finally {
    for (const one of [probe, slot, plain, colors]) one.remove();
  }
}

export type ReadLook = NonNullable<ReturnType<typeof readPage>>;

/** What the page's styles do to elements beside a feed. */
export type PageLook = ReadLook['page'];

/** What the owner's settings say of an element, and whether `theme` sets text and surface. */
export type OwnLook = ReadLook['own'] & { readonly hasTheme: boolean };
