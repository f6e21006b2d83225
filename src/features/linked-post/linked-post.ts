import { html, nothing } from 'lit';
import { englishCards } from '../../content/languages/english/cards.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { keptHeightPx } from '../../source/wrapped/kept-place.ts';
import { linkedPost, place } from '../rows.ts';
import { linkedId, updateFeeds } from './linked-id.ts';

export { default as styles } from './linked-post.css?inline';

/** What was found by one feed of the page is looked for by no other, and is gone where none looks for it any more. */
const found = new Set<string>();
const looking = new Set<Feature>();

/** `#ws-post=ID` in the page's address: loads up to that post, marks it and gives it the focus. */
class LinkedPost implements Feature {
  readonly #host: FeatureHost;
  /** The id that was looked for last, and whether it is not there. */
  #id: string | undefined;
  #isGone = false;

  constructor(host: FeatureHost) {
    this.#host = host;
    // Who comes back is brought to their place, not to the post that they came to first.
    if (keptHeightPx(host.element, host.read(place.attributes).cache === 'session')) this.#id = this.#linked;
    else looking.add(this);
  }

  renderAbove(): unknown {
    const phrases = new Phrases(this.#host.composition.words, englishCards);
    const isGone = this.#isGone && looking.size === 0 && !found.has(this.#id ?? '');
    return isGone ? html`<p role="status">${phrases.say('noneFound')}</p>` : nothing;
  }

  rendered(): void {
    const id = this.#linked;
    if (id !== this.#id) looking.add(this);
    const { state, busy, awaited, posts } = this.#host.composition.displayed;
    if (id === this.#id || state === 'idle' || state === 'loading' || busy || awaited > 0) return;
    const post = posts.find((one) => one.id === id);
    if (post || !id) {
      this.#end(id, false);
      // When layouts have placed the cards, too.
      if (post) queueMicrotask(() => this.#show(this.#host.view.cardOf(post), post.id));
    } else void this.#goOn(id);
  }

  stop(): void {
    looking.delete(this);
  }

  leave(): void {
    this.#end(undefined, false);
    for (const { card } of this.#host.view.shown) card.removeAttribute('aria-current');
  }

  get #linked(): string | undefined {
    return linkedId(this.#host.read(linkedPost.options).postKey);
  }

  #end(id: string | undefined, isGone: boolean): void {
    this.#id = id;
    this.#isGone = isGone;
    this.stop();
    if (looking.size === 0) updateFeeds();
  }

  /** More posts may have it; where none come, it is gone, or another feed's. */
  async #goOn(id: string): Promise<void> {
    this.#id = id; // as long as they are loading
    const feed = this.#host.element as Partial<{ loadMore(): Promise<readonly unknown[]> }>;
    const isOver = found.has(id) || (await feed.loadMore?.())?.length === 0;
    if (id !== this.#linked) return;
    if (isOver) return this.#end(id, true);
    this.#id = undefined;
    this.rendered();
  }

  #show(card: HTMLElement | undefined, id: string): void {
    found.add(id);
    for (const one of this.#host.view.shown) one.card.removeAttribute('aria-current');
    card?.setAttribute('aria-current', 'true');
    if (card) card.inert = false; // in a carousel
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

export const createFeature: CreateFeature = (host) => new LinkedPost(host);
