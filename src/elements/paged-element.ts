import type { FieldMap } from '../model/field-map.ts';
import type { FeedPostsOptions } from '../source/feed-posts.ts';
import type * as Paging from '../source/paging.ts';
import type { Ask, AskOptions, Read } from '../source/shared-requests.ts';
import { PAGED_ATTRIBUTES } from './feed-attributes.ts';
import type { SourceRequest } from './feed-controller.ts';
import { FeedElement } from './feed-element.ts';
import { onceNear } from './near-viewport.ts';
import { controls } from './parts.ts';
import { ask } from './requests.ts';

/** Asks at once. What failed before it was asked for again is not sent a second time: the failure is handed on. */
function askAhead(urls: readonly string[], read: Read<unknown>, options: AskOptions): Ask {
  const failed = new Map<string, unknown>();
  for (const url of urls) ask(url, read, options).catch((reason: unknown) => failed.set(url, reason));
  return async (url, ...how) => {
    if (!failed.has(url)) return ask(url, ...how);
    const reason = failed.get(url);
    failed.delete(url);
    throw reason;
  };
}

/** What the feeds that grow have in common. */
export abstract class PagedElement extends FeedElement {
  static override readonly attributes: typeof FeedElement.attributes = { ...super.attributes, ...PAGED_ATTRIBUTES };
  static override readonly asking: readonly string[] = ['page-size', 'max-posts', 'filter', 'order-by', 'field-map'];

  /** Posts that come at once, 1-30. */
  declare pageSize: number;
  /** Posts in all; `Infinity` is all that can be reached. */
  declare maxPosts: number;
  /** How the visitor gets more: by a button, by scrolling, or not at all. */
  declare more: 'button' | 'scroll' | 'none';
  /** Passed on to the service as it is. */
  declare filter: string;
  /** Passed on to the service as it is, where there is one workspace alone. */
  declare orderBy: string;
  /** Where the posts keep their fields, as dotted paths by field. */
  declare fieldMap: FieldMap;

  protected override get firstCount(): number {
    return Math.min(this.pageSize, this.maxPosts);
  }

  protected override get growsBy(): 'button' | 'scroll' | 'none' {
    return this.more;
  }

  #stopWatching: (() => void) | undefined;

  protected override shown(end: Element, canGrow: boolean): void {
    this.#stopWatching?.();
    this.#stopWatching = canGrow && this.more === 'scroll' ? onceNear(end, () => void this.loadMore()) : undefined;
  }

  override disconnectedCallback(): void {
    this.#stopWatching?.();
    super.disconnectedCallback();
  }

  /**
   * Gets what pages and merges, with an `ask` for it. The first answers are asked for while it is on its way,
   * and the source, which asks for the same, joins. The button that grows the feed comes along.
   */
  protected async loadPaging(
    { fresh, signal }: SourceRequest,
    first: readonly string[],
    read: Read<unknown>,
  ): Promise<typeof Paging & { readonly ask: Ask }> {
    if (this.more !== 'none') void controls.load();
    const ahead = fresh ? ask : askAhead(first, read, { signal, timeoutMs: this.timeout });
    return { ...(await import('../source/paging.ts')), ask: ahead };
  }

  protected pagingOptions({ fresh, previous }: SourceRequest): FeedPostsOptions {
    const { baseUrl, timeout: timeoutMs, pageSize, maxPosts, filter, orderBy, fieldMap } = this;
    const warn = (message: string): void => console.warn(`<${this.localName}> ${message}`);
    return { baseUrl, timeoutMs, pageSize, maxPosts, filter, orderBy, fieldMap, fresh, previous, warn };
  }
}
