import { isSamePost, type Post, postKey } from '../model/post.ts';
import { onBrokenImage } from '../card/broken-image.ts';
import { makeCard } from '../card/card.ts';
import type { CardView } from '../card/card-view.ts';
import { make } from '../element/make.ts';
import { feedKeys } from './lazy-modules.ts';
import { CLICKS, tellPostClick } from '../card/post-click.ts';

interface Shown {
  readonly post: Post;
  readonly card: HTMLElement;
}

const isSameView = (a: CardView | undefined, b: CardView): boolean =>
  (Object.keys(b) as (keyof CardView)[]).every((key) => a?.[key] === b[key]);

/** The container of the posts. A card stays as it is for as long as its post does: focus and place are kept. */
export class CardList {
  readonly element = make('div', { part: 'feed', role: 'feed' });
  #shown = new Map<string, Shown>();
  #view: CardView | undefined;

  constructor() {
    this.element.addEventListener('error', onBrokenImage, true);
    for (const click of CLICKS) this.element.addEventListener(click, (event) => this.#onClick(event));
    this.element.addEventListener('focusin', () => void feedKeys.load(), { once: true });
    this.element.addEventListener('keydown', (event) => feedKeys.current?.onFeedKey(event, this.element));
  }

  show(posts: readonly Post[], view: CardView, { hasMore }: { readonly hasMore: boolean }): void {
    const before = isSameView(this.#view, view) ? this.#shown : new Map<string, Shown>();
    this.#view = view;
    this.#shown = new Map();
    for (const post of posts) {
      const key = postKey(post);
      const old = before.get(key);
      try {
        this.#shown.set(key, { post, card: old && isSamePost(old.post, post) ? old.card : makeCard(post, view) });
      } catch (reason) {
        // A page may have patched what a card is made with: one post less is better than none.
        console.error('ws-widgets:', reason);
      }
    }
    this.#place([...this.#shown.values()].map(({ card }) => card));
    const size = hasMore ? '-1' : String(this.#shown.size);
    [...this.element.children].forEach((card, i) => {
      card.ariaPosInSet = String(i + 1);
      card.ariaSetSize = size;
    });
  }

  cardOf(post: Post): HTMLElement | undefined {
    return this.#shown.get(postKey(post))?.card;
  }

  /** Moves no card that is where it belongs: what has the focus would lose it. */
  #place(cards: readonly HTMLElement[]): void {
    const { element } = this;
    const kept = new Set<Element>(cards);
    for (const old of Array.from(element.children)) if (!kept.has(old)) old.remove();
    let next = element.firstElementChild;
    const added = new DocumentFragment();
    for (const card of cards) {
      if (card === next) {
        element.insertBefore(added, next);
        next = next.nextElementSibling;
      } else added.append(card);
    }
    element.append(added);
  }

  #onClick(event: MouseEvent): void {
    const card = event.composedPath().find((target) => target instanceof Element && target.part.contains('card'));
    for (const shown of this.#shown.values()) if (shown.card === card) tellPostClick(event, shown.post);
  }
}
