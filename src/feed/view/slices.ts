import type { ReactiveControllerHost } from 'lit';
import type { Post } from '../../model/post.ts';
import type { FeedModel } from '../feed-state.ts';
import type { FeedView } from '../feed-view.ts';
import { afterPaint, laterTask, nextTask } from '../../base/waits.ts';

/** How many posts are displayed before the others: about what a screen shows. */
const FIRST_COUNT = 4;

/** How many times longer each of the first posts takes: templates are parsed, and the code that renders them is compiled. */
const FIRST_SLOWER = 3;

/** Two frames: if the first posts are rendered within them, all others can be at once without keeping a visitor waiting. */
const QUICK_MS = 32;
/** How long all others may take at once, not counting layout. */
const REST_MS = 160;

/** How long rendering more posts may keep the page from responding, not counting layout: with it, less than 200 ms. */
const SLICE_MS = 75;

export interface Displays {
  /** Its `updateComplete` resolves when the posts to be displayed are rendered, before they are painted. */
  readonly element: Pick<ReactiveControllerHost, 'updateComplete' | 'requestUpdate'>;
  model: FeedModel;
  readonly view: Pick<FeedView, 'rows' | 'completes' | 'measure'>;
  readonly displayedAtMs: number;
}

/**
 * Displays posts, all but the last slice: first those that a visitor sees first, which are painted before the others, then as
 * many at a time as the clock allows. Only whole rows are painted, because a card that comes later moves the content of those
 * beside it. `modelOf` makes the model with `count` posts; `onArrival` is called for each. Throws if it is aborted.
 */
export async function displayInSlices(
  { length }: readonly Post[],
  displays: Displays,
  signal: AbortSignal,
  modelOf: (count: number) => FeedModel,
  onArrival: () => void,
): Promise<void> {
  if (length <= FIRST_COUNT) return;
  await nextTask(); // after the task in which the posts were read
  signal.throwIfAborted();
  const { view, element } = displays;
  const display = (count: number): void => {
    displays.model = modelOf(count);
    element.requestUpdate();
    onArrival();
  };
  let startMs = performance.now();
  view.completes = false;
  display(FIRST_COUNT);
  await element.updateComplete.finally(() => (view.completes = true));
  signal.throwIfAborted();
  const firstMs = displays.displayedAtMs - startMs;
  let postMs = firstMs / FIRST_COUNT / FIRST_SLOWER;
  if (firstMs < QUICK_MS && postMs * (length - FIRST_COUNT) < REST_MS) return;
  const { alone, columns } = view.rows;
  let count = alone + columns * Math.ceil((FIRST_COUNT - alone) / columns);
  if (count === FIRST_COUNT) view.measure()();
  else if (count < length) display(count);
  for (let turn = afterPaint; count < length; turn = laterTask) {
    await turn();
    signal.throwIfAborted();
    const slice = columns * Math.max(1, Math.floor(SLICE_MS / postMs / columns));
    count += slice;
    if (count >= length) return;
    startMs = performance.now();
    display(count);
    await element.updateComplete;
    postMs = Math.max(0, displays.displayedAtMs - startMs) / slice;
  }
}
