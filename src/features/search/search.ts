import { nothing } from 'lit';
import { PAGE_MAX } from '../../api/limits.ts';
import { prose } from '../../card/lazy-modules.ts';
import { englishSearch } from '../../content/languages/english/search.ts';
import { WsSearchEvent } from '../../element/feature-events/search-event.ts';
import { Phrases } from '../../element/phrases.ts';
import type { ControlPhrases, CreateFeature, CreateSource, Feature, FeatureHost } from '../../feed/feature.ts';
import type { FeedModel } from '../../feed/feed-state.ts';
import { countHashtags } from '../../model/count-hashtags.ts';
import { type Post, postKey } from '../../model/post.ts';
import { readQuery, readTerms, type Term } from '../../model/terms.ts';
import { ReachablePosts } from './reachable-posts.ts';
import { CHIPS_MAX, SearchBar, type SearchOutcome, type SearchPhrases } from './search-bar.ts';

export { default as styles } from './search.css?inline';

interface Found {
  readonly posts: readonly Post[];
  readonly reachable: readonly Post[];
  readonly terms: readonly Term[];
  readonly matches: readonly Post[];
}

/** `search`: a field and the hashtags that occur, with which the visitor searches all posts that can be reached. */
class Search implements Feature {
  readonly #host: FeatureHost;
  readonly #reachable: ReachablePosts;
  readonly #bar = new SearchBar(() => this.#onSearch());
  /** All of them are in each post that is displayed; none where nothing is searched for. */
  #terms: readonly Term[] = [];
  /** The search that the page was told of last. */
  #told = '';
  #displayedMax = PAGE_MAX;
  /** How many posts the visitor asked for in addition last. */
  #added: number | undefined;
  #found: Found = { posts: [], reachable: [], terms: [], matches: [] };
  #offered: readonly Post[] = [];

  constructor(host: FeatureHost) {
    this.#host = host;
    this.#reachable = new ReachablePosts(host, () => host.element.requestUpdate());
  }

  wrapSource(createSource: CreateSource): CreateSource {
    return (request, ask) => {
      if (!request.aside) this.#reachable.reset(); // other posts may come
      return createSource(request, ask);
    };
  }

  adaptModel(model: FeedModel): FeedModel {
    if (!this.#isSearching || model.posts.length === 0) return model;
    const isOpen = !this.#reachable.isSettled;
    const matches = this.#matchesIn(model.posts);
    const posts = matches.slice(0, this.#displayedMax);
    prose.current?.shareElements(posts); // they come from several answers
    return {
      ...model,
      posts,
      awaited: Math.max(0, matches.length - this.#displayedMax),
      added: this.#added,
      state: this.#reachable.hasFailed || model.state === 'partial' ? 'partial' : 'ready',
      hasMore: isOpen,
      isSearched: true,
      busy: model.busy ?? (isOpen ? 'more' : undefined),
      atCeiling: false,
      failedMore: false,
    };
  }

  /** What was found is displayed a page at a time: thousands of cards at once would block the browser's. */
  get displayMore(): (() => Promise<readonly Post[]>) | undefined {
    const { awaited, posts } = this.#host.composition.displayed;
    if (!this.#isActive || awaited === 0) return undefined;
    return async () => {
      this.#displayedMax += PAGE_MAX;
      this.#added = Math.min(awaited, PAGE_MAX);
      const { element } = this.#host;
      element.requestUpdate();
      await element.updateComplete;
      return this.#host.composition.displayed.posts.slice(posts.length);
    };
  }

  /** The count says that posts are loading. */
  get controlPhrases(): ControlPhrases {
    return this.#isSearching ? { loading: '' } : {};
  }

  renderAbove(): unknown {
    if (!this.#isVisible) return nothing;
    this.#updateOffer();
    return this.#bar.render(this.#phrases, this.#host.view.label, this.#outcome);
  }

  get place(): unknown {
    return [this.#bar.query, ...this.#bar.tags];
  }

  set place(kept: unknown) {
    const [query = '', ...tags] = (Array.isArray(kept) ? kept : []).filter((one) => typeof one === 'string');
    this.#bar.restore(query, tags);
    this.#readTerms();
  }

  rendered(): void {
    this.#load();
    this.#tell();
  }

  stop(): void {
    this.#reachable.reset();
    this.#bar.stop();
    this.#bar.forgetOffer();
    this.#offered = [];
    this.#readTerms(); // what was typed last is searched for when the feed goes on
  }

  get #isSearching(): boolean {
    return this.#terms.length > 0;
  }

  get #isActive(): boolean {
    return this.#isSearching && this.#host.model.posts.length > 0;
  }

  /** From the first skeletons on, so that no post moves for it; and a visitor who is typing keeps it. */
  get #isVisible(): boolean {
    const { element, model } = this.#host;
    if (model.posts.length > 0 || model.state === 'loading') return true;
    return Boolean(element.shadowRoot?.activeElement?.closest('[part=search]')); // a server has no `Element`
  }

  get #phrases(): SearchPhrases {
    return new Phrases(this.#host.composition.words, englishSearch);
  }

  get #outcome(): SearchOutcome {
    const { displayed } = this.#host.composition;
    if (!this.#isActive) return { status: '', isNone: false, isOpen: false };
    const phrases = this.#phrases.within('search');
    const length = displayed.posts.length + displayed.awaited;
    const isOpen = displayed.busy !== undefined || displayed.needsLoad;
    const isNone = length === 0 && !isOpen;
    const found = length > 0 ? phrases.mark('found', phrases.count('found', length)) : '';
    const rest = isOpen ? phrases.say('searching') : isNone ? phrases.say('noneFound') : '';
    return { status: [found, found && rest ? ' ' : '', rest], isNone, isOpen };
  }

  /** The posts of the feed as it displays them, and behind them the others that can be reached. */
  #withReachable(posts: readonly Post[]): readonly Post[] {
    if (this.#reachable.posts.length === 0) return posts;
    const keys = new Set(posts.map(postKey));
    return [...posts, ...this.#reachable.posts.filter((post) => !keys.has(postKey(post)))];
  }

  /** The posts that were found, the same ones as long as nothing changes. */
  #matchesIn(posts: readonly Post[]): readonly Post[] {
    const terms = this.#terms;
    const reachable = this.#reachable.posts;
    const { posts: before, reachable: reachableBefore, terms: termsBefore } = this.#found;
    if (posts !== before || reachable !== reachableBefore || terms !== termsBefore) {
      const matches = this.#withReachable(posts).filter((post) => terms.every((fits) => fits(post)));
      this.#found = { posts, reachable, terms, matches };
    }
    return this.#found.matches;
  }

  #updateOffer(): void {
    const posts = this.#withReachable(this.#host.model.posts);
    if (posts.length === this.#offered.length && posts.every((post, i) => post === this.#offered[i])) return;
    this.#offered = posts;
    this.#bar.offer(countHashtags(posts, CHIPS_MAX));
  }

  #onSearch(): void {
    this.#readTerms();
    this.#reachable.retry();
    this.#load();
    this.#host.element.requestUpdate();
  }

  /** Tells the page what was searched for, once all is found that there is; nothing where the visitor went on typing. */
  #tell(): void {
    const { displayed } = this.#host.composition;
    if (!this.#isActive) this.#told = '';
    if (!this.#isActive || displayed.busy || displayed.needsLoad) return;
    const { query, tags: hashtags } = this.#bar;
    const found = displayed.posts.length + displayed.awaited;
    const search = JSON.stringify([query.trim(), hashtags]);
    if (search === this.#told || this.#bar.isTyping) return;
    this.#told = search;
    this.#host.element.dispatchEvent(new WsSearchEvent({ query: query.trim(), hashtags, found }));
  }

  #readTerms(): void {
    this.#displayedMax = PAGE_MAX;
    this.#added = undefined;
    const { query, tags } = this.#bar;
    this.#terms = [...[readQuery(query)].flatMap((term) => term ?? []), ...tags.flatMap((tag) => readTerms(`#${tag}`))];
  }

  /** The first answer comes first: it may be to other attributes than what is displayed, or not be requested at all. */
  #load(): void {
    if (this.#isActive && !this.#host.composition.displayed.needsLoad) this.#reachable.load();
  }
}

export const createFeature: CreateFeature = (host) => new Search(host);
