import { nothing } from 'lit';
import { remember } from '../../base/remember.ts';
import { PAGE_MAX } from '../../api/limits.ts';
import { prose } from '../../card/lazy-modules.ts';
import { WsSearchEvent } from '../../element/feature-events/search-event.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { topHashtags } from '../../model/top-hashtags.ts';
import { type Post, postKey } from '../../model/post.ts';
import { readQuery, readTerms, type Term } from '../../model/terms.ts';
import { createReachablePosts } from './reachable-posts.ts';
import { createSearchBar, ENGLISH, type SearchOutcome, type SearchPhrases } from './search-bar.ts';

export { default as styles } from './search.css?inline';

/** `search`: a field and the hashtags of the posts, with which the visitor searches all posts that can be reached. */
export const createFeature: CreateFeature = (host) => {
  const reachable = createReachablePosts(host, () => host.element.requestUpdate());
  const bar = createSearchBar(onSearch);
  /** What is searched for: each displayed post matches all of these. Empty if nothing is searched for. */
  let terms: readonly Term[] = [];
  /** The search that was last reported to the page. */
  let reported = '';
  let displayedMax = PAGE_MAX;
  /** How many posts were added when the visitor last asked for more results. */
  let added: number | undefined;

  const isSearching = (): boolean => terms.length > 0;
  const isActive = (): boolean => isSearching() && host.model.posts.length > 0;

  /** Visible as soon as there are skeletons, so that no post moves when it appears; and as long as the visitor is using it. */
  function isVisible(): boolean {
    const { element, model } = host;
    if (model.posts.length > 0 || model.state === 'loading') return true;
    return Boolean(element.shadowRoot?.activeElement?.closest('[part=search]')); // a server has no `Element`
  }

  const makePhrases = (): SearchPhrases => host.composition.phrases(ENGLISH);

  function readOutcome(): SearchOutcome {
    const { displayed } = host.composition;
    if (!isActive()) return { status: '', isNone: false, isOpen: false };
    const phrases = makePhrases().within('search');
    const length = displayed.posts.length + displayed.awaited;
    const isOpen = displayed.busy !== undefined || displayed.needsLoad;
    const isNone = length === 0 && !isOpen;
    const count = length > 0 ? phrases.mark('found', phrases.count('found', length)) : '';
    const rest = isOpen ? phrases.say('searching') : isNone ? phrases.say('noneFound') : '';
    return { status: [count, count && rest ? ' ' : '', rest], isNone, isOpen };
  }

  /** The posts of the feed in its order, followed by the others that can be reached. */
  const withOthers = remember((posts: readonly Post[], others: readonly Post[]): readonly Post[] => {
    const keys = new Set(posts.map(postKey));
    return [...posts, ...others.filter((post) => !keys.has(postKey(post)))];
  });

  const matchesIn = remember((posts: readonly Post[], wanted: readonly Term[]) =>
    posts.filter((post) => wanted.every((fits) => fits(post))),
  );

  const hashtagsOf = remember(topHashtags);

  function onSearch(): void {
    readSearch();
    reachable.retry();
    load();
    host.element.requestUpdate();
  }

  /** Reports a search to the page, once everything is found; not while the visitor is typing. */
  function report(): void {
    const { displayed } = host.composition;
    if (!isActive()) reported = '';
    if (!isActive() || displayed.busy || displayed.needsLoad) return;
    const { query, tags: hashtags, isTyping } = bar.read();
    const count = displayed.posts.length + displayed.awaited;
    const search = JSON.stringify([query.trim(), hashtags]);
    if (search === reported || isTyping) return;
    reported = search;
    host.element.dispatchEvent(new WsSearchEvent({ query: query.trim(), hashtags, found: count }));
  }

  function readSearch(): void {
    displayedMax = PAGE_MAX;
    added = undefined;
    const { query, tags } = bar.read();
    terms = [...readQuery(query), ...tags.flatMap((tag) => readTerms(`#${tag}`))];
  }

  /** Waits for the first answer: until then, what is displayed may be for other attributes, or nothing may be requested. */
  function load(): void {
    if (isActive() && !host.composition.displayed.needsLoad) reachable.load();
  }

  return {
    wrapSource: (createSource) => (request, ask) => {
      if (!request.aside) reachable.reset(); // other posts may come
      return createSource(request, ask);
    },
    adaptModel(model) {
      if (!isSearching() || model.posts.length === 0) return model;
      const isOpen = !reachable.isSettled;
      const matches = matchesIn(withOthers(model.posts, reachable.posts), terms);
      const posts = matches.slice(0, displayedMax);
      prose.current?.shareElements(posts); // they come from several answers
      return {
        ...model,
        posts,
        awaited: Math.max(0, matches.length - displayedMax),
        added,
        state: reachable.hasFailed || model.state === 'partial' ? 'partial' : 'ready',
        hasMore: isOpen,
        isSearched: true,
        busy: model.busy ?? (isOpen ? 'more' : undefined),
        atCeiling: false,
        failedMore: false,
      };
    },
    /** What was found is displayed a page at a time: thousands of cards at once would block the browser. */
    get displayMore() {
      const { awaited, posts } = host.composition.displayed;
      if (!isActive() || awaited === 0) return undefined;
      return async () => {
        displayedMax += PAGE_MAX;
        added = Math.min(awaited, PAGE_MAX);
        const { element } = host;
        element.requestUpdate();
        await element.updateComplete;
        return host.composition.displayed.posts.slice(posts.length);
      };
    },
    /** No message that posts are loading: the search itself says so. */
    get controlPhrases() {
      return isSearching() ? { loading: '' } : {};
    },
    renderAbove() {
      if (!isVisible()) return nothing;
      // Not on the way to all posts: after a refresh, some are yet to come again.
      if (!isActive() || reachable.isSettled) bar.offer(hashtagsOf(withOthers(host.model.posts, reachable.posts)));
      return bar.render(makePhrases(), host.view.label, readOutcome());
    },
    get place() {
      const { query, tags } = bar.read();
      return [query, ...tags];
    },
    set place(kept: unknown) {
      const [query = '', ...tags] = (Array.isArray(kept) ? kept : []).filter((one) => typeof one === 'string');
      bar.restore(query, tags);
      readSearch();
    },
    rendered() {
      load();
      report();
    },
    stop() {
      reachable.reset();
      bar.stop();
      readSearch(); // what was typed last is searched for when the feed continues
    },
  };
};
