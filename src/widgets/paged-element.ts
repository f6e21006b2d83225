import { log } from '../base/log.ts';
import { pageBounds, type Warn } from '../source/post-source.ts';
import type { ValuesOf } from '../settings/attributes.ts';
import { FeedElement } from './feed-element.ts';
import type { SourceRequest } from '../feed/feature.ts';
import type { FeedPostsOptions } from '../source/feed-posts.ts';
import type { PAGED_FEATURE_ATTRIBUTES } from '../features/descriptors.ts';
import type { READING_ATTRIBUTES } from './setup/feed-attributes.ts';
import type { PAGE_ATTRIBUTES } from './setup/request-attributes.ts';

export interface PagedElement extends ValuesOf<
  typeof PAGED_FEATURE_ATTRIBUTES & typeof READING_ATTRIBUTES & typeof PAGE_ATTRIBUTES
> {}

export abstract class PagedElement extends FeedElement {
  protected pageOptions(request: SourceRequest): FeedPostsOptions {
    const { localName, baseUrl, timeout: timeoutMs, filter, orderBy, fieldMap } = this;
    const { fresh, previous } = request;
    const warn: Warn = (code, message) => log('warn', code, `<${localName}> ${message}`);
    return { ...pageBounds(this, request.all), baseUrl, timeoutMs, filter, orderBy, fieldMap, fresh, previous, warn };
  }
}
