import { tell } from '../base/told/tell.ts';
import { pageBounds, type Warn } from '../source/post-source.ts';
import type { ValuesOf } from '../settings/attributes.ts';
import { FeedElement } from './feed-element.ts';
import { onceNear } from '../element/near-viewport.ts';
import type { SourceRequest } from '../feed/feature.ts';
import type { FeedPostsOptions } from '../source/feed-posts.ts';
import type { PAGED_ATTRIBUTES, READING_ATTRIBUTES } from './setup/feed-attributes.ts';
import type { PAGE_ATTRIBUTES } from './setup/request-attributes.ts';

export interface PagedElement extends ValuesOf<
  typeof PAGED_ATTRIBUTES & typeof READING_ATTRIBUTES & typeof PAGE_ATTRIBUTES
> {}

/** What the feeds that load page by page have in common. */
export abstract class PagedElement extends FeedElement {
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
      end && this.more === 'scroll' && this.feed.composition.canLoadMore
        ? onceNear(end, () => this.#goOn(end))
        : undefined;
  }

  /** What a key has led to, a button or what is below the posts, is not pushed out of view. */
  #goOn(end: Element): void {
    const goOn = (): void => this.requestUpdate();
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!relatedTarget || this.shadowRoot?.contains(relatedTarget as Node)) goOn();
      else this.addEventListener('focusin', goOn, { once: true });
    };
    const button = end.querySelector<HTMLElement>(':focus-visible');
    if (button) button.addEventListener('blur', onBlur, { once: true });
    else void this.loadMore();
  }

  override disconnectedCallback(): void {
    this.#stopWatching?.();
    super.disconnectedCallback();
  }

  protected pageOptions(request: SourceRequest): FeedPostsOptions {
    const { localName, baseUrl, timeout: timeoutMs, filter, orderBy, fieldMap } = this;
    const { fresh, previous } = request;
    const warn: Warn = (code, message) => tell('warn', code, `<${localName}> ${message}`);
    return { ...pageBounds(this, request), baseUrl, timeoutMs, filter, orderBy, fieldMap, fresh, previous, warn };
  }
}
