import type { Post } from '../../model/post.ts';
import { afterPaint } from '../../base/after-paint.ts';
import { laterTask, nextTask } from '../../base/next-task.ts';

/** How many posts are displayed before the others: about what a screen shows. */
const FIRST_COUNT = 4;

/** How long the rendering of more of them may keep a page from answering, its layout aside. */
const SLICE_MS = 40;

/** What a page lays out at once without keeping a visitor waiting: all together have fewer letters as a rule. */
const LETTERS_AT_ONCE = 100_000;

/** Whether posts that follow others take so long to lay out that they are displayed a few at a time. */
export const needSlices = (posts: readonly Post[]): boolean =>
  posts.reduce((sum, { text }) => sum + text.length, 0) > LETTERS_AT_ONCE;

/**
 * How many of the posts that came are to be displayed, one count after the other, but for all of them: those that a
 * visitor sees first, which are painted before the others, and then as many at a time as the clock allows.
 * `displayedAtMs` says when posts were displayed last. Throws where it is aborted meanwhile.
 */
export async function* countSlices(
  length: number,
  displayedAtMs: () => number,
  signal: AbortSignal,
): AsyncGenerator<number, void> {
  if (length <= FIRST_COUNT) return;
  await nextTask(); // after that in which they were read
  signal.throwIfAborted();
  let slice = FIRST_COUNT;
  for (let count = slice; count < length; count += slice) {
    const startMs = performance.now();
    yield count;
    await (count === FIRST_COUNT ? afterPaint() : laterTask());
    signal.throwIfAborted();
    const postMs = Math.max(0, displayedAtMs() - startMs) / slice;
    slice = Math.max(1, Math.floor(SLICE_MS / postMs));
  }
}
