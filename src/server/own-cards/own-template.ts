import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, serializeOuter } from 'parse5';
import { MARKS } from '../../content/text/break-delimiters.ts';
import { MARK } from '../../features/page-cards/page-cards.ts';
import { CardFragment } from './card-nodes.ts';
import { renderAttributes } from '../escape.ts';
import { parseNodes } from '../parse-html.ts';

type Child = DefaultTreeAdapterTypes.ChildNode;

const attributeOf = (node: Child, name: string): string | undefined =>
  tree.isElementNode(node) ? node.attrs.find((one) => one.name === name)?.value : undefined;

const isTemplate = (node: Child): boolean => node.nodeName === 'template' && attributeOf(node, 'slot') === 'card';

/** Whether it fills the default slot, as `element/slots.ts` sees it. */
const isFallback = (node: Child): boolean =>
  tree.isTextNode(node)
    ? node.value.trim() !== ''
    : tree.isElementNode(node) && !attributeOf(node, 'slot') && node.tagName !== 'script';

/** Whether it is one element, whatever is in it: what does not close as it should is left to the browser. */
const isWhole = (card: string): boolean =>
  parseNodes(`${card}<hr>`)
    .childNodes.map(({ nodeName }) => nodeName)
    .join() === 'div,hr';

/** An owner's template, as cards and `element/slots.ts` know it in a browser, and the copies that were made of it. */
export class OwnTemplate {
  readonly #html: string;
  readonly #copies: CardFragment[] = [];

  constructor(html: string) {
    this.#html = html;
  }

  get content(): { cloneNode(): CardFragment; querySelector(): null } {
    return {
      cloneNode: () => {
        const copy = CardFragment.of(this.#html);
        this.#copies.push(copy);
        return copy;
      },
      querySelector: () => null, // the sanitizer is here
    };
  }

  querySelector(): null {
    return null;
  }

  /** The cards of the page, which are between the tags of the element. */
  renderCards(): string {
    const cards = this.#copies.map((copy) => {
      copy.breakDelimiters();
      return copy.slot ? `<div${renderAttributes({ [MARK]: '', slot: copy.slot, ...MARKS })}>${copy.html}</div>` : '';
    });
    return cards.filter(isWhole).join('');
  }
}

export interface OwnMarkup {
  /** Whether there is something to display in place of posts. */
  readonly hasFallback: boolean;
  readonly template: OwnTemplate | undefined;
}

/** What an owner wrote between the tags of an element. */
export function readOwnMarkup(markup: string): OwnMarkup {
  if (!/<template/i.test(markup)) return { hasFallback: markup.trim() !== '', template: undefined };
  const { childNodes } = parseNodes(markup);
  const template = childNodes.find(isTemplate);
  return {
    hasFallback: childNodes.some((node) => !isTemplate(node) && isFallback(node)),
    template: template && tree.isElementNode(template) ? new OwnTemplate(serializeOuter(template)) : undefined,
  };
}
