import type { FieldMap } from '../model/field-map.ts';
import { PAGED_ATTRIBUTES } from '../settings/feed-attributes.ts';
import { FeedElement } from './feed-element.ts';
import { onceNear } from '../element/near-viewport.ts';
import type * as Paging from './paging.ts';
import { controls } from '../feed/lazy-modules.ts';

/** What the feeds that grow have in common. */
export abstract class PagedElement extends FeedElement {
  static override readonly attributes: typeof FeedElement.attributes = { ...super.attributes, ...PAGED_ATTRIBUTES };
  static override readonly asking: readonly string[] = ['page-size', 'max-posts', 'filter', 'order-by', 'field-map'];

  /** How many posts come at once, 1-30. */
  declare pageSize: number;
  /** How many posts in all at most. */
  declare maxPosts: number;
  /** How the visitor gets more: by a button, by scrolling, or not at all. */
  declare more: 'button' | 'scroll' | 'none';
  /** Which posts, in the service's own words: passed on as it is. */
  declare filter: string;
  /** In which order, in the service's own words: passed on as it is, where there is one workspace alone. */
  declare orderBy: string;
  /** Where your posts keep their fields, as dotted paths in JSON: `{"text": "content.body"}`. */
  declare fieldMap: FieldMap;

  /** Words, `#hashtags` and `"exact phrases"`, parted by commas: only posts that have one of them are shown. */
  declare include: string;
  /** Words, `#hashtags` and `"exact phrases"`, parted by commas: posts that have one of them are not shown. */
  declare exclude: string;
  /** Only posts that have all of these, parted by spaces. */
  declare has: string;
  /** Only posts of this day and later, as `2026-01-31`. */
  declare since: string;
  /** Only posts of this day and earlier, as `2026-01-31`. */
  declare until: string;

  #stopGrowing: (() => void) | undefined;

  protected override get firstCount(): number {
    return Math.min(this.pageSize, this.maxPosts);
  }

  protected override get growsBy(): 'button' | 'scroll' | 'none' {
    return this.more;
  }

  /** @internal */
  override shown(end: Element, canGrow: boolean): void {
    this.#stopGrowing?.();
    this.#stopGrowing = canGrow && this.more === 'scroll' ? onceNear(end, () => void this.loadMore()) : undefined;
  }

  override disconnectedCallback(): void {
    this.#stopGrowing?.();
    super.disconnectedCallback();
  }

  /** Gets what pages and merges. The button that grows the feed comes along, to be there with the posts. */
  protected loadPaging(): Promise<typeof Paging> {
    if (this.more !== 'none') void controls.load();
    return import('./paging.ts');
  }
}
