import type { Found } from '../finding.ts';
import { spaceOf } from '../../widgets/setup/reserved-space.ts';
import { type Displayed, FEEDS } from './read-document.ts';

/** A `LayoutShift`: what moved by itself in a frame. Only Chromium has it, and the types of TypeScript lack it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const TYPE = 'layout-shift';
/** Core Web Vitals call a page good up to this value. */
const GOOD_MAX = 0.1;

function readShifts(): Promise<readonly Shift[]> {
  const { supportedEntryTypes = [] } = globalThis.PerformanceObserver ?? {};
  if (!supportedEntryTypes.includes(TYPE)) return Promise.resolve([]);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries() as Shift[]); // it observes no other type
    });
    observer.observe({ type: TYPE, buffered: true });
    // Entries from before the observer come in a task of their own; if there were none, nothing comes.
    setTimeout(resolve, 50, []);
  });
}

function followerOf(element: Element): Element | undefined {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling)
    if (next.getClientRects().length > 0) return next;
  return element.parentElement ? followerOf(element.parentElement) : undefined;
}

/** Whether what follows an element was pushed down, maybe out of sight, while the element stayed. A move up does not count: the posts may need less space. */
function isPushed(element: Element, follower: Element, { hadRecentInput, sources }: Shift): boolean {
  if (hadRecentInput || sources.some(({ node }) => node?.contains(element))) return false;
  return sources.some(
    ({ node, previousRect, currentRect }) =>
      node !== null &&
      (follower.contains(node) || node.contains(follower)) &&
      previousRect.height > 0 &&
      (currentRect.height === 0 || currentRect.top > previousRect.top),
  );
}

export async function checkShifts(element: Displayed): Promise<Found> {
  const follower = element.matches(FEEDS) ? followerOf(element) : undefined;
  if (!follower) return [];
  const shifts = (await readShifts()).filter((shift) => isPushed(element, follower, shift));
  const value = shifts.reduce((sum, shift) => sum + shift.value, 0);
  const styles = value > GOOD_MAX ? spaceOf(element) : '';
  if (!styles) return [];
  return {
    code: 'WS-808',
    visitorsSee: 'What is below the posts jumps when they appear.',
    cause: `The page was displayed before the script ran, and reserves no space for the posts: its layout shift is ${value.toFixed(2)}, and ${GOOD_MAX} is good.`,
    remedy: 'Paste these styles into the <head>, or write blocking="render" on the script tag there.',
    paste: `<style>\n${styles}\n</style>`,
  };
}
