import { onceNear } from '../../element/near-viewport.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { ControlledFeed, FeedContext } from '../feed-context.ts';

/** `more="scroll"`: more posts are loaded when what is below them nears the viewport, which is watched from each rendering on. */
export function createEndWatch(feed: ControlledFeed) {
  const { element, composition } = feed;
  let stop = (): void => {};

  /** What a key has led to, a button or what is below the posts, is not pushed out of view. */
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
    const end = element.shadowRoot?.querySelector('[part=footer]');
    if (end && element.more === 'scroll' && composition.offersMore && !composition.displayed.busy)
      stop = onceNear(end, () => goOn(end));
  }

  return { rendered, stop: () => stop() };
}

/**
 * Tells once that cards are side by side: in a narrow window by an owner's `--ws-columns`, in small type, or when it is
 * turned. Returns what is to be called after each rendering.
 */
export function watchColumns({
  element,
  view,
  cardFeatures,
}: Pick<FeedContext, 'element' | 'view' | 'cardFeatures'>): () => void {
  const count = (): void => {
    if (cardFeatures.hasColumns || view.rows.columns === 1) return;
    cardFeatures.hasColumns = true;
    element.requestUpdate(); // which loads what places them
  };
  // In the next frame: what is rendered at once would change what is being observed.
  const observed = new ObservedElements(
    (window) => new window.ResizeObserver(() => window.requestAnimationFrame(count)),
  );
  return () => observed.replace(view.cards && !cardFeatures.hasColumns ? [view.cards] : []);
}
