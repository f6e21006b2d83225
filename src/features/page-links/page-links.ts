import { html, isServer, nothing } from 'lit';
import { englishCards } from '../../content/languages/english/cards.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { type Post, postKey } from '../../model/post.ts';
import { PAGE_KEY, readPageNumber } from '../../model/formats.ts';
import { aroundLoad, loadDeep } from '../../source/wrapped/around-load.ts';
import { pageLinks } from '../rows.ts';

export { default as styles } from './page-links.css?inline';

/** `more="links"`: displays the page of posts that the address names, and links to the pages before and after it. */
export const createFeature: CreateFeature = (host) => {
  const element: HTMLElement & { readonly pageSearch?: string } = host.element;
  /** The page that is displayed, or 0. */
  let page = 0;
  let hasNext = false;

  const keyOf = (): string => host.read(pageLinks.options).pageKey || PAGE_KEY;
  const readQuery = (): URLSearchParams => new URLSearchParams(isServer ? element.pageSearch : location.search);

  /** The URL of a page of posts: the present URL, at the start of the feed; without the parameter for the first page. */
  function hrefOf(number: number): string {
    const query = readQuery();
    if (number > 1) query.set(keyOf(), String(number));
    else query.delete(keyOf());
    const place = isServer ? '' : location.href.split(/[?#]/)[0];
    return `${place}?${query}${element.id ? `#${encodeURIComponent(element.id)}` : ''}`;
  }

  return {
    wrapSource: (create) => async (request, ask) => {
      const wanted = readPageNumber(readQuery().get(keyOf()) ?? '') ?? 1;
      page ||= wanted;
      const inner = await create({ ...request, all: request.all || wanted > 1 }, ask);
      if (request.all) return inner;
      const { pageSize, maxPosts } = host.pageBounds(request);
      const endOf = (number: number): number => Math.min(number * pageSize, maxPosts);
      return aroundLoad(inner, async (signal) => {
        const batch = wanted > 1 ? await loadDeep(inner, endOf(wanted) + 1, signal) : await inner.load(signal);
        // An old address may name a page that no longer exists: then the last one is displayed.
        const last = Math.ceil(Math.min(batch.posts.length, maxPosts) / pageSize) || 1;
        const number = batch.failed ? wanted : Math.min(wanted, last);
        const end = endOf(number);
        const isHeld = (post: Post): boolean => host.model.posts.some((one) => postKey(one) === postKey(post));
        // What moves here from the page before is not new.
        const isShown = (post: Post): boolean => !request.aside || number === 1 || isHeld(post);
        const posts = batch.posts.slice((number - 1) * pageSize, end).filter(isShown);
        if (!batch.failed) {
          if (!request.aside) page = number;
          hasNext = end < maxPosts && (batch.hasMore || batch.posts.length > end);
        }
        const atCeiling = batch.atCeiling && !hasNext;
        return { ...batch, posts, atCeiling, hasMore: false, failed: batch.failed && posts.length === 0 };
      });
    },
    renderBelow() {
      const { displayed } = host.composition;
      if (displayed.needsLoad || displayed.isSearched) return nothing;
      const phrases = host.composition.phrases(englishCards);
      const previous = (): unknown =>
        html`<a part="page-previous" rel="prev" href=${hrefOf(page - 1)}>${phrases.say('previous')}</a>`;
      const next = (): unknown =>
        html`<a part="page-next" rel="next" href=${hrefOf(page + 1)}>${phrases.say('next')}</a>`;
      const links = html`${page > 1 ? previous() : nothing}${hasNext ? next() : nothing}`;
      return page > 1 || hasNext ? html`<nav part="pages" aria-label=${host.view.label}>${links}</nav>` : nothing;
    },
  };
};
