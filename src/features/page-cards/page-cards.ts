import { documentMethods } from '../../base/document-methods.ts';
import { tell } from '../../base/told/tell.ts';
import { isServer } from 'lit';
import { nextFrame } from '../../base/waits.ts';
import type { CardPieces, OwnCard, PlacedCard } from '../../card/card-view.ts';
import { cardTemplate } from '../../element/slots.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { postKey } from '../../model/post.ts';
import { breakDelimitersIn, copyAsWritten, markInert } from './inert.ts';
import { takeOver } from './take-over.ts';

export { default as styles } from './page-cards.css?inline';

/** Marks what holds a card in the page, for the page's CSS, and for scripts that find it in a copy of the element. */
export const MARK = 'data-ws-post';
const IN_PAGE = `:scope > [${MARK}]`;

/** `cards="page"`: what an owner's card holds is a child of the element, in a slot of its card. */
class PageCards implements Feature {
  readonly cardPieces: CardPieces = { placeCard: (card) => this.#place(card) };
  readonly #host: FeatureHost;
  readonly #holders = new Map<string, HTMLElement>();
  readonly #displayed = new WeakSet<HTMLElement>();
  #count = 0;
  #isRestoring = false;
  #hasWarned = false;

  constructor(host: FeatureHost) {
    this.#host = host;
    if (!isServer) host.element.addEventListener('copy', copyAsWritten);
  }

  rendered(): void {
    this.#removeOthers();
    const missing = this.#missing();
    this.#host.element.append(...missing.filter((holder) => !this.#displayed.has(holder)));
    for (const holder of missing) this.#displayed.add(holder);
    if (this.#missing().length > 0) void this.#restore();
    this.#warnWithoutTemplate();
  }

  leave(): void {
    this.#host.element.removeEventListener('copy', copyAsWritten);
    for (const holder of this.#host.element.querySelectorAll(IN_PAGE)) holder.remove();
    this.#holders.clear();
  }

  #place({ content, post, isOfTemplate }: OwnCard): PlacedCard {
    const key = postKey(post);
    if (isServer) return Object.assign(content, { slot: this.#nextSlot(), root: content }); // which writes it into the page
    const known = this.#holders.get(key);
    const holder = known ?? this.#findOrMake(this.#nextSlot());
    markInert(holder);
    breakDelimitersIn(content);
    // What a server rendered for this post stays, node by node.
    if (known || !isOfTemplate || !takeOver(holder, content)) holder.replaceChildren(content);
    this.#holders.set(key, holder);
    return { slot: holder.slot, root: holder };
  }

  /** Counted by the order in which posts are displayed, as a server does. Nothing of a post becomes a name. */
  #nextSlot(): string {
    return `post-${++this.#count}`;
  }

  /** That of a server, or of the element that this one is a copy of. */
  #findOrMake(slot: string): HTMLElement {
    const { element } = this.#host;
    const found = element.querySelector<HTMLElement>(`:scope > div[${MARK}][slot="${slot}"]`);
    if (found) {
      this.#displayed.add(found);
      return found;
    }
    // By the prototype: in the page's markup, `<img name=createElement>` hides the method of its document.
    const holder = documentMethods().createElement.call(element.ownerDocument, 'div');
    holder.setAttribute(MARK, '');
    holder.slot = slot;
    return holder;
  }

  #missing(): HTMLElement[] {
    return [...this.#holders.values()].filter(({ parentNode }) => parentNode !== this.#host.element);
  }

  /** Removes what no card displays: of posts that went, of cards that are ours again, and what is left of a copy. */
  #removeOthers(): void {
    const { element, view, composition } = this.#host;
    const slots = view.cards?.querySelectorAll<HTMLSlotElement>(':scope > article > slot') ?? [];
    const names = new Set([...slots].map(({ name }) => name));
    for (const [key, holder] of this.#holders) {
      if (names.has(holder.slot)) continue;
      this.#holders.delete(key);
      holder.remove();
    }
    const { awaited, state } = composition.displayed;
    if (awaited > 0 || state === 'idle' || state === 'loading') return; // cards that are to come may take it over
    const own = new Set<Element>(this.#holders.values());
    for (const holder of element.querySelectorAll(IN_PAGE)) if (!own.has(holder)) holder.remove();
  }

  /** Puts back what the page removed, in the next frame: a framework that removes it at once again would be kept from everything else. */
  async #restore(): Promise<void> {
    if (this.#isRestoring) return;
    this.#isRestoring = true;
    await nextFrame();
    this.#isRestoring = false;
    this.#removeOthers();
    this.#host.element.append(...this.#missing());
  }

  #warnWithoutTemplate(): void {
    const { element, composition, view } = this.#host;
    const hasOwn = cardTemplate(element) !== undefined || view.cardView.customCards !== undefined;
    if (hasOwn || this.#hasWarned || composition.displayed.posts.length === 0) return;
    this.#hasWarned = true;
    const problem = '"cards" is "page", but there is no <template slot="card"> in the element';
    tell('warn', 'WS-115', `<${element.localName}> ${problem}; write one, or remove "cards".`);
  }
}

export const createFeature: CreateFeature = (host) => new PageCards(host);
