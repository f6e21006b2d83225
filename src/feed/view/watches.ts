import { firstOf } from '../../base/first-of.ts';
import { onceNear } from '../../element/near-viewport.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { Post } from '../../model/post.ts';
import type { ControlledFeed, FeedContext } from '../feed-context.ts';
import { focusCard } from './controls.ts';

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

/**
 * Notices when cards are side by side for the first time: in a narrow window with an owner's `--ws-columns` or small type,
 * or after it is turned. Returns a function to be called after each rendering.
 */
export function watchColumns({ element, view, cardFeatures }: FeedContext): () => void {
  const count = (): void => {
    if (cardFeatures.hasColumns || view.rows.columns === 1) return;
    cardFeatures.hasColumns = true;
    element.requestUpdate(); // which loads the module that places them
  };
  // In the next frame: rendering at once would change what is being observed.
  const observed = new ObservedElements((page) => new page.ResizeObserver(() => page.requestAnimationFrame(count)));
  return () => observed.replace(view.cards && !cardFeatures.hasColumns ? [view.cards] : []);
}

/** If an update removes the card with the focus, moves the focus to the next card, else to the one before, else to the message. */
export function watchFocus({ element, view, composition }: FeedContext): () => void {
  let { posts } = composition.displayed;
  let nearest: readonly Post[] = [];
  element.addController({
    hostUpdate() {
      const cards = [...(view.cards?.querySelectorAll(':scope > article') ?? [])];
      const at = cards.findIndex((card) => card.matches(':focus-within')); // an owner's card may be in the page, in a slot
      if (at >= 0) nearest = [...posts.slice(at), ...posts.slice(0, at).toReversed()];
    },
  });
  return () => {
    ({ posts } = composition.displayed);
    const { activeElement, body } = element.ownerDocument;
    if (activeElement !== body) nearest = [];
    if (nearest.length === 0 || composition.displayed.needsLoad) return;
    const card = firstOf([...nearest, ...posts], view.cardOf);
    focusCard(card ?? element.shadowRoot?.querySelector<HTMLElement>('[part=status]'), { preventScroll: true });
    nearest = [];
  };
}
