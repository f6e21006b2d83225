import { html, nothing } from 'lit';
import { englishCards } from '../../content/languages/english/cards.ts';
import { updateFeeds } from '../../element/update-feeds.ts';
import type { CreateFeature, Feature } from '../../feed/feature.ts';
import { focusCard } from '../../feed/view/controls.ts';
import { keptHeightPx } from '../../source/wrapped/kept-place.ts';
import { linkedPost, place } from '../rows.ts';
import { linkedId } from './linked-id.ts';

export { default as styles } from './linked-post.css?inline';

/** The feed that last found each id: while it is connected, others do not search. */
const finders = new Map<string, WeakRef<Element>>();
/** The features that are still looking: a post that none of them finds is gone. */
const looking = new Set<Feature>();
/** The feature of a feed that says so: the last that did not find it. A card says itself that its post is not there. */
let sayer: Feature | undefined;

/** `#ws-post=ID` in the page's address: loads up to that post, marks it and gives it the focus. */
export const createFeature: CreateFeature = (host) => {
  /** The id that was looked for last, and whether this feed does not have it. */
  let lookedFor: string | undefined;
  let isGone = false;
  /** What had the focus when the search began. If the visitor has moved it elsewhere since, it stays there, and the page does. */
  let focusedBefore: Element | null = null;

  function begin(): void {
    if (looking.has(feature)) return;
    looking.add(feature);
    focusedBefore = document.activeElement;
  }

  function isElsewhere(id: string): boolean {
    const finder = finders.get(id)?.deref();
    return finder !== host.element && finder?.isConnected === true;
  }

  const readLinked = (): string | undefined => linkedId(host.read(linkedPost.options).postKey);

  function end(id: string | undefined, isMissing: boolean): void {
    lookedFor = id;
    isGone = isMissing;
    looking.delete(feature);
    if (isMissing && !('postId' in host.element)) sayer = feature;
    if (looking.size === 0) updateFeeds();
  }

  /** Loads more posts, which may include it. If none come, it is gone, or in another feed. */
  async function goOn(id: string): Promise<void> {
    lookedFor = id; // so that it is not looked for again while posts are loading
    if (isElsewhere(id)) return end(id, true);
    const feed = host.element as Partial<{ loadMore(): Promise<readonly unknown[]> }>;
    const added = await feed.loadMore?.();
    if (id !== readLinked()) return;
    const { failedMore, needsLoad } = host.model;
    const wasInterrupted = failedMore || needsLoad || !host.element.isConnected;
    if (!added?.length && !wasInterrupted) return end(id, true);
    lookedFor = undefined;
    if (!wasInterrupted) look(); // else it goes on with the next rendering
  }

  function unmark(): void {
    for (const { card } of host.view.shown) card.removeAttribute('aria-current');
  }

  function show(card: HTMLElement | undefined, id: string): void {
    finders.set(id, new WeakRef(host.element));
    unmark();
    card?.setAttribute('aria-current', 'true');
    if (document.activeElement !== focusedBefore && !host.element.matches(':focus-within')) return;
    focusCard(card, { preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function look(): void {
    const id = readLinked();
    if (id !== lookedFor) begin();
    const { state, busy, awaited, posts, isSearched, failedMore } = host.composition.displayed;
    if (id === lookedFor || state === 'idle' || state === 'loading' || busy || awaited > 0) return;
    const post = posts.find((one) => one.id === id);
    if (post || !id) {
      end(id, false);
      // After the layouts have placed the cards.
      if (post) queueMicrotask(() => show(host.view.cardOf(post), post.id));
    } else if (!isSearched && !failedMore && state !== 'error') void goOn(id); // a search may hide it, a retry bring it
  }

  const feature: Feature = {
    get isEager() {
      return readLinked() !== lookedFor;
    },
    renderAbove() {
      if (!readLinked() && !isGone) return nothing;
      const isNowhere = isGone && looking.size === 0 && sayer === feature && !isElsewhere(lookedFor ?? '');
      const phrases = host.composition.phrases(englishCards);
      // There before its words, which are not announced otherwise.
      return html`<div aria-live="polite">${isNowhere ? html`<p>${phrases.say('noneFound')}</p>` : nothing}</div>`;
    },
    rendered: look,
    stop: () => void looking.delete(feature),
    leave() {
      end(undefined, false);
      unmark();
    },
  };
  // A visitor who comes back returns to their place, not to the post that the address led to at first.
  if (host.read(place.attributes).cache === 'session' && keptHeightPx(host.element)) lookedFor = readLinked();
  else begin();
  return feature;
};
