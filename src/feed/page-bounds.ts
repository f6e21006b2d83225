import { PAGE_MAX } from '../api/limits.ts';
import type { PageBounds } from '../source/post-source.ts';

interface PagingElement {
  /** The feed that does not page has a limit, the others have the rest. */
  readonly limit?: number;
  readonly pageSize?: number;
  readonly maxPosts?: number;
}

/** How many posts an element displays at once and in all; 30 and no end where all are requested. */
export function pageBounds(
  element: PagingElement,
  { all = false }: { readonly all?: boolean | undefined },
): PageBounds {
  if (all) return { pageSize: PAGE_MAX, maxPosts: Infinity };
  const { limit = PAGE_MAX, pageSize = limit, maxPosts = limit } = element;
  return { pageSize, maxPosts };
}
