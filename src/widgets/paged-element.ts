import type { FieldMap } from '../model/field-map.ts';
import { PAGED_ATTRIBUTES } from '../settings/feed-attributes.ts';
import { FeedElement } from './feed-element.ts';
import { onceNear } from '../element/near-viewport.ts';
import type { SourceRequest } from '../feed/feed-task.ts';
import type { FeedPostsOptions } from '../source/feed-posts.ts';

/** What the feeds that load page by page have in common. */
export abstract class PagedElement extends FeedElement {
  static override readonly attributes: typeof FeedElement.attributes = { ...super.attributes, ...PAGED_ATTRIBUTES };
  static override readonly requestAttributes: readonly string[] = [
    'page-size',
    'max-posts',
    'filter',
    'order-by',
    'field-map',
  ];

  /** How many posts are loaded at once, 1-30. */
  declare pageSize: number;
  /** How many posts in all at most. */
  declare maxPosts: number;
  /** How the visitor loads more: by a button, by scrolling, or not at all. */
  declare more: 'button' | 'scroll' | 'none';
  /** Which posts, as the service's `$filter`: passed on as it is. */
  declare filter: string;
  /** In which order, as the service's `$orderBy`: passed on as it is, where there is only one workspace. */
  declare orderBy: string;
  /** Where your posts keep their fields, as dotted paths in JSON: `{"text": "content.body", "alt": "content.caption"}`. */
  declare fieldMap: FieldMap;

  /** Words, `#hashtags` and `"exact phrases"`, separated by commas: only posts that have one of them are displayed. */
  declare include: string;
  /** Words, `#hashtags` and `"exact phrases"`, separated by commas: posts that have one of them are not displayed. */
  declare exclude: string;
  /** Only posts that have all of these, separated by spaces. */
  declare has: string;
  /** Only posts of this day and later, as `2026-01-31`. */
  declare since: string;
  /** Only posts of this day and earlier, as `2026-01-31`. */
  declare until: string;

  #stopWatching: (() => void) | undefined;

  /** @internal */
  override get firstCount(): number {
    return Math.min(this.pageSize, this.maxPosts);
  }

  /** @internal */
  override get moreBy(): 'button' | 'scroll' | 'none' {
    return this.more;
  }

  protected override updated(): void {
    super.updated();
    this.#stopWatching?.();
    const end = this.shadowRoot?.querySelector('[part=footer]');
    this.#stopWatching =
      end && this.more === 'scroll' && this.context.canLoadMore ? onceNear(end, () => void this.loadMore()) : undefined;
  }

  override disconnectedCallback(): void {
    this.#stopWatching?.();
    super.disconnectedCallback();
  }

  /** What the attributes say to a source of pages. */
  protected pageOptions(request: SourceRequest): FeedPostsOptions {
    const { localName, baseUrl, timeout: timeoutMs, filter, orderBy, fieldMap } = this;
    const { fresh, previous } = request;
    const warn = (message: string): void => console.warn(`<${localName}> ${message}`);
    return {
      ...this.context.pageBounds(request),
      baseUrl,
      timeoutMs,
      filter,
      orderBy,
      fieldMap,
      fresh,
      previous,
      warn,
    };
  }
}
