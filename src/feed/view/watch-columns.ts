import { ObservedElements } from '../../element/observed-elements.ts';
import type { FeedContext } from '../feed-context.ts';

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
