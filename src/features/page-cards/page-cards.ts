import { createElement } from '../../base/document-methods.ts';
import { log } from '../../base/log.ts';
import { isServer } from 'lit';
import { nextFrame } from '../../base/waits.ts';
import type { CardPieces, OwnCard, PlacedCard } from '../../card/card-view.ts';
import { cardTemplate } from '../../element/slots.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { postKey } from '../../model/post.ts';
import { breakDelimitersIn, copyAsWritten, markInert, takeOver } from './holders.ts';

export { default as styles } from './page-cards.css?inline';

/** Marks each holder, the element in the page with the content of a card: for the page's CSS, and to find it in a copy of the feed. */
export const MARK = 'data-ws-post';
const IN_PAGE = `:scope > [${MARK}]`;

/** `cards="page"`: the content of an owner's card is a child of the element, in a slot of its card. */
export const createFeature: CreateFeature = (host) => {
  const { element, composition, view } = host;
  const holders = new Map<string, HTMLElement>();
  const displayed = new WeakMap<HTMLElement, string>(); // with the slot that each was given
  let count = 0;
  let isRestoring = false;
  let hasWarned = false;
  if (!isServer) {
    element.addEventListener('copy', copyAsWritten);
    element.shadowRoot?.addEventListener('slotchange', restoreDisplayed);
  }

  function place({ content, post, isFromTemplate }: OwnCard): PlacedCard {
    const key = postKey(post);
    if (isServer) return Object.assign(content, { slot: nextSlot(), root: content }); // the server writes it into the page
    const held = holders.get(key);
    const holder = held && !isTaken(held) ? held : findOrMake(nextSlot());
    markInert(holder);
    breakDelimitersIn(content);
    // The nodes that a server rendered for this post stay.
    if (held || !isFromTemplate || !takeOver(holder, content)) holder.replaceChildren(content);
    holders.set(key, holder);
    return { slot: holder.slot, root: holder };
  }

  /** Slots are numbered in the order in which posts are displayed, as on a server. No name has anything of a post in it. */
  const nextSlot = (): string => `post-${++count}`;

  /** Finds the holder that a server made, or that was copied with the feed; otherwise makes one. */
  function findOrMake(slot: string): HTMLElement {
    const found = element.querySelector<HTMLElement>(`:scope > div[${MARK}][slot="${slot}"]`);
    if (found) displayed.set(found, slot);
    const holder = found ?? createElement('div', element.ownerDocument);
    holder.setAttribute(MARK, '');
    holder.slot = slot;
    return holder;
  }

  /** Whether the page made an element of its own out of a holder, as libraries do that morph it into other markup. */
  const isTaken = (holder: HTMLElement): boolean => (displayed.get(holder) ?? holder.slot) !== holder.slot;

  const findMissing = (): HTMLElement[] =>
    [...holders.values()].filter((holder) => holder.parentNode !== element || isTaken(holder));

  /** Removes the holders that no card displays: of posts that are gone, of cards that are ours again, and the rest of a copy. */
  function removeOthers(): void {
    const slots = view.cards?.querySelectorAll<HTMLSlotElement>(':scope > article > slot') ?? [];
    const names = new Set([...slots].map(({ name }) => name));
    for (const [key, holder] of holders) {
      if (names.has(holder.slot)) continue;
      holders.delete(key);
      if (!isTaken(holder)) holder.remove();
    }
    const { awaited, state } = composition.displayed;
    if (awaited > 0 || state === 'idle' || state === 'loading') return; // cards to come may take the rest over
    const own = new Set<Element>(holders.values());
    for (const holder of element.querySelectorAll(IN_PAGE)) if (!own.has(holder)) holder.remove();
  }

  /** Puts back what the page removed, before a layout would scroll it. Once per frame: a framework may remove it again at once. */
  async function restore(): Promise<void> {
    isRestoring = true;
    for (const [key, holder] of holders) {
      if (!isTaken(holder)) continue;
      holders.delete(key);
      feature.cardPieces = makePieces(); // makes the cards again
      element.requestUpdate();
    }
    removeOthers();
    element.append(...findMissing());
    await nextFrame();
    isRestoring = false;
    restoreDisplayed();
  }

  function restoreDisplayed(): void {
    if (!isRestoring && findMissing().some((holder) => displayed.has(holder))) void restore();
  }

  function warnWithoutTemplate(): void {
    const hasOwn = cardTemplate(element) !== undefined || view.cardView.makeCustomCard !== undefined;
    if (hasOwn || hasWarned || composition.displayed.posts.length === 0) return;
    hasWarned = true;
    const problem = '"cards" is "page", but there is no <template slot="card"> in the element';
    log('warn', 'WS-115', `<${element.localName}> ${problem}; write one, or remove "cards".`);
  }

  // Other features add texts of the post to the content of a card once it is placed.
  const makePieces = (): CardPieces => ({ placeCard: place, customCard: breakDelimitersIn });

  const feature = {
    cardPieces: makePieces(),
    rendered() {
      removeOthers();
      const added = findMissing().filter((holder) => !displayed.has(holder));
      element.append(...added);
      for (const holder of added) displayed.set(holder, holder.slot);
      restoreDisplayed();
      warnWithoutTemplate();
    },
    leave() {
      element.removeEventListener('copy', copyAsWritten);
      element.shadowRoot?.removeEventListener('slotchange', restoreDisplayed);
      for (const holder of element.querySelectorAll(IN_PAGE)) holder.remove();
      holders.clear();
    },
  };
  return feature;
};
