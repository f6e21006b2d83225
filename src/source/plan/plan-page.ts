import { clampLimit, OFFSET_MAX, PAGE_MAX } from '../../api/limits.ts';

export interface PagePlan {
  readonly offset: number;
  readonly limit: number;
  /** Whether nothing lies beyond this page that the service would give (§8). */
  readonly isLast: boolean;
}

/**
 * The page to ask for where `offset` posts came before and `count` more are wanted. A higher offset would be
 * clamped to the ceiling in silence, so the last page starts there, whatever it repeats, and is as long as can be.
 */
export const planPage = (offset: number, count: number): PagePlan =>
  offset < OFFSET_MAX
    ? { offset, limit: clampLimit(count), isLast: false }
    : { offset: OFFSET_MAX, limit: PAGE_MAX, isLast: true };
