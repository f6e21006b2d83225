import { createElement } from '../../base/document-methods.ts';
import type { Finding } from '../../base/finding.ts';
import { BLACK, type Color, contrast, hexOf, WHITE } from '../../card/matched/colors.ts';
import { LEGIBLE, stepFrom } from '../../card/matched/legible-colors.ts';
import { readerBy, readBackground, type ReadColor, type StyleOf } from '../../card/matched/read-styles.ts';
import type { Displayed } from './read-document.ts';

/** By how much engines round differently. */
const ROUNDING = 0.02;

/** The color that is legible on a background and closest to the given one. */
function legibleFrom([red, green, blue]: Color, background: Color, needed: number): Color {
  const far = contrast(BLACK, background) > contrast(WHITE, background) ? BLACK : WHITE;
  return stepFrom([red, green, blue, 1], far, (step) => contrast(step, background) > needed + ROUNDING) ?? far;
}

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Whether the text is visible: text for screen readers only is a pixel wide. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isOff = element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *');
  if (width <= 1 || height <= 1 || isOff) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether colors are displayed as the styles say: neither the element nor an ancestor is translucent, blended or filtered. */
function isPlain(element: Element, styleOf: StyleOf): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { opacity, mixBlendMode, filter } = styleOf(one);
    if (Number(opacity) < 1 || mixBlendMode !== 'normal' || filter !== 'none') return false;
  }
  return true;
}

/** The contrast that WCAG 2 requires: 3 of large text, which is 24 px or more, or bold and 18.66 px or more. */
function neededBy({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const px = Number.parseFloat(fontSize);
  return px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700) ? 3 : LEGIBLE;
}

function findFaint(root: ShadowRoot, canvas: string, styleOf: StyleOf, read: ReadColor) {
  const texts = [...root.querySelectorAll('[part], [part] *')].filter(hasText).slice(0, 300); // cards are alike
  return texts.flatMap((element) => {
    if (!isSeen(element) || !isPlain(element, styleOf)) return [];
    const style = styleOf(element);
    const color = read(style.color)?.rgb;
    const background = readBackground(element, canvas, styleOf, read);
    if (!color || !background) return [];
    const [is, needed] = [contrast(color, background), neededBy(style)];
    return is > needed - ROUNDING ? [] : [{ element, color, background, is, needed }];
  });
}

/** The rule that fixes it, for the page's styles: these apply whatever the element's own styles say. */
function pasteFor(tag: string, faint: ReturnType<typeof findFaint>[number], styleOf: StyleOf): string | undefined {
  const { element, color, background, needed } = faint;
  const part = element.closest('[part]');
  const mended = hexOf(legibleFrom(color, background, needed));
  if (part && styleOf(part).color === styleOf(element).color)
    return `<style>\n${tag}::part(${part.part[0]}) { color: ${mended} }\n</style>`;
  return element.closest('a') ? `<style>\n${tag} { --ws-link: ${mended} }\n</style>` : undefined;
}

/** Finds text of an element that has too little contrast, once for each part. */
export function checkContrast(element: Displayed): Finding[] {
  const { shadowRoot, localName, ownerDocument } = element;
  if (!shadowRoot || matchMedia('(forced-colors: active)').matches) return [];
  const styleOf: StyleOf = (one) => getComputedStyle(one);
  const probe = createElement('span', ownerDocument);
  probe.style.backgroundColor = 'Canvas';
  try {
    shadowRoot.append(probe);
    const faint = findFaint(shadowRoot, styleOf(probe).backgroundColor, styleOf, readerBy(probe, styleOf));
    const byPart = new Map(faint.toReversed().map((one) => [one.element.closest('[part]')?.part[0] ?? '', one]));
    return [...byPart].toReversed().map(([part, one]) => {
      const paste = pasteFor(localName, one, styleOf);
      return {
        code: 'WS-807',
        visitorsSee: `The part ${part}, in a color that is hard to read.`,
        cause: `Its contrast is ${one.is.toFixed(1)} (${hexOf(one.color)} on ${hexOf(one.background)}), and ${one.needed} is needed.`,
        remedy: paste
          ? 'Give it a color that differs more from its background.'
          : 'Set --ws-text, or another --ws-surface.',
        ...(paste && { paste }),
      };
    });
  } finally {
    probe.remove();
  }
}
