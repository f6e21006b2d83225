import { firstOf } from '../../base/first-of.ts';
import { nextTask } from '../../base/waits.ts';
import { onceNear } from '../../element/near-viewport.ts';
import { observeSizes } from '../../element/observed-elements.ts';
import type { Post } from '../../model/post.ts';
import type { ControlledFeed, FeedContext } from '../feed-context.ts';
import { countColumns } from '../feed-view.ts';
import { focusCard, focusedElement } from './controls.ts';

/** `more="scroll"`: loads more posts when the footer below them nears the viewport. Each rendering begins to watch again. */
export function createEndWatch(feed: ControlledFeed) {
  const { element, composition, view } = feed;
  let stop = (): void => {};

  /** Loads more, but does not push out of view what a visitor reached by keyboard: a button, or what follows it. */
  function goOn(end: Element): void {
    const update = (): void => element.requestUpdate();
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!relatedTarget || element.shadowRoot?.contains(relatedTarget as Node)) update();
      // Stryker disable next-line ObjectLiteral,BooleanLiteral: an update more changes nothing
      else element.addEventListener('focusin', update, { once: true });
    };
    const button = end.querySelector<HTMLElement>(':focus-visible');
    if (button) button.addEventListener('blur', onBlur, { once: true });
    else void feed.loadMore();
  }

  function rendered(): void {
    stop();
    const footer = element.shadowRoot?.querySelector('[part=footer]');
    // The end of a row that scrolls is its last card.
    const end = element.layout === 'carousel' ? view.cards?.lastElementChild : footer;
    if (end && footer && element.more === 'scroll' && composition.offersMore && !composition.displayed.busy)
      stop = onceNear(end, () => goOn(footer));
  }

  return { rendered, stop: () => stop() };
}

/** Notices when cards are first side by side, as in a window that is turned. Returns a function to be called after each rendering. */
export function watchColumns({ element, view, cardFeatures }: FeedContext): () => void {
  const count = (): void => {
    if (cardFeatures.hasColumns || !view.cards || countColumns(view.cards) === 1) return;
    cardFeatures.hasColumns = true;
    element.requestUpdate(); // which loads the module that places them
  };
  const observed = observeSizes(count);
  return () => observed.replace(view.cards && !cardFeatures.hasColumns ? [view.cards] : []);
}

/**
 * If an update removes or hides what has the focus, moves the focus to what is there instead: the same part, or another button
 * below the posts; its card; the nearest card that is left, or the first; the question for consent; or the message. While an
 * answer is under way, it waits for that, unless the visitor presses elsewhere.
 */
export function watchFocus({ element, view, composition }: FeedContext) {
  let { posts } = composition.displayed;
  let last: { readonly same?: string; readonly nearest: readonly Post[] } | undefined;
  const forget = (): void => void (last = undefined);
  const isSeen = (one: Element): boolean => one.getClientRects().length > 0;

  /** Whether something that is not hidden has the focus. */
  function isFocused(): boolean {
    const focused = focusedElement(element);
    return focused !== undefined && isSeen(focused);
  }

  function note(): void {
    const { shadowRoot } = element;
    const focused = shadowRoot?.activeElement;
    // Of the host, `:focus-within` is true for a slot too, but not for a modal dialog.
    if (!isFocused() || !(focused ?? element.matches(':focus-within'))) return;
    const cards = [...(view.cards?.querySelectorAll(':scope > article') ?? [])];
    const at = cards.findIndex((card) => card.matches(':focus-within'));
    const isBelow = shadowRoot?.querySelector('[part=footer]:focus-within');
    const before = posts.slice(0, isBelow ? undefined : Math.max(at, 0)).toReversed();
    // Below the posts, "Try again" takes the place of "Load more".
    const same = `[part="${focused?.part.value}"]${isBelow ? ', .controls button' : ''}`;
    last = at < 0 ? { same, nearest: before } : { nearest: [...posts.slice(at), ...before] };
  }

  function pass(): void {
    const { shadowRoot, ownerDocument } = element;
    if (!last || !shadowRoot) return;
    if (isFocused()) return forget();
    const { needsLoad, busy } = composition.displayed;
    const question = shadowRoot.querySelector<HTMLElement>('[part=consent-button]');
    const isAwaited = needsLoad || busy || shadowRoot.querySelector('.awaited-controls');
    if (isAwaited && !question) return ownerDocument.addEventListener('pointerdown', forget, { once: true });
    const same = last.same ? [...shadowRoot.querySelectorAll<HTMLElement>(last.same)].find(isSeen) : undefined;
    const card = firstOf([...last.nearest, ...posts], view.cardOf);
    const target = same ?? card ?? question ?? shadowRoot.querySelector<HTMLElement>('[part=status]');
    focusCard(target, { preventScroll: true });
    forget();
  }

  function rendered(): void {
    ({ posts } = composition.displayed);
    if (last) void nextTask().then(pass); // first, what a visitor pressed moves the focus
  }

  element.addController({ hostUpdate: note }); // again: a dialog that closes gives the focus to a card
  return { note, rendered };
}
