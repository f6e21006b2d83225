import { englishSearch } from './english.ts';
import { type KnownMessages, sayCount } from '../../content/messages.ts';
import { countHashtags } from '../../model/count-hashtags.ts';
import { type Post, postKey } from '../../model/post.ts';
import { readQuery, readTerms, type Term } from '../../model/terms.ts';
import type { StartExtra } from '../../feed/feature.ts';
import { Reach } from './reachable-posts.ts';
import styles from './search.css?inline';
import { SearchBar } from './search-bar.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';

/** More are not looked at for the offer: the visitor sees a dozen. */
const OFFERED_MAX = 12;

/** `search`: a field and the hashtags that occur, with which the visitor searches all that can be reached. */
export const start: StartExtra = ({ host, callbacks, controller, view }) => {
  const show = (): void => {
    if (host.isConnected) callbacks.show();
  };
  const reach = new Reach(callbacks, show);
  /** What all has to fit that is shown; nothing, where nothing is searched for. */
  let terms: readonly Term[] = [];
  let offered: readonly Post[] | undefined;
  let found: readonly Post[] = [];

  const bar = new SearchBar(() => {
    readWish();
    reach.retry();
    show();
  });
  const readWish = (): void => {
    const { query, tags } = bar.wish;
    terms = [...[readQuery(query)].flatMap((term) => term ?? []), ...tags.flatMap(readTerms)];
  };

  const isSearching = (): boolean => terms.length > 0;
  /** What the feed shows comes first, as it shows it. */
  const all = (): readonly Post[] => {
    const keys = new Set(controller.posts.map(postKey));
    return [...controller.posts, ...reach.posts.filter((post) => !keys.has(postKey(post)))];
  };
  const hasPosts = (): boolean => controller.posts.length > 0;
  /** There from the first shapes on, so that no post moves for it; and never taken away from whoever is typing. */
  const isVisible = (): boolean =>
    hasPosts() || controller.state === 'loading' || bar.element.contains(host.shadowRoot?.activeElement ?? null);

  const tell = (messages: KnownMessages): void => {
    const said = { ...englishSearch, ...messages };
    bar.say(said, view.cards.element.ariaLabel ?? '');
    const { length } = found;
    const { format } = view.wordsFor(host);
    const count = sayCount(said.found, format.category(length), format.whole(length));
    const isOpen = reach.isLoading || controller.isBusy;
    const isNone = isSearching() && hasPosts() && length === 0 && !isOpen;
    const words = [length > 0 && count, isOpen && said.searching, isNone && said.noneFound].filter(Boolean).join(' ');
    bar.tell(isSearching() && hasPosts() ? words : '', isNone);
  };

  return {
    wrapSource: (create) => (request, ask) => {
      if (!request.aside) reach.reset(); // what is asked anew may be another
      return create(request, ask);
    },
    get holdsGrowing() {
      return isSearching();
    },
    adaptModel(model) {
      found = [];
      if (!isSearching() || !hasPosts()) return model;
      reach.load();
      found = all().filter((post) => terms.every((fits) => fits(post)));
      return {
        ...model,
        posts: found,
        state: reach.hasFailed ? 'partial' : model.state === 'partial' ? 'partial' : 'ready',
        hasMore: reach.isLoading,
        isBusy: model.isBusy || reach.isLoading,
        atCeiling: false,
        failedGrowing: false,
      };
    },
    // The count says it.
    adaptControls: (messages) => (isSearching() ? { ...messages, loading: '' } : messages),
    shown(_, messages) {
      if (!isVisible()) return bar.element.remove();
      if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
      const standIn = view.root.querySelector<HTMLElement>('.stand-in');
      if (!bar.element.isConnected) standIn?.before(bar.element);
      if (isSearching() && hasPosts() && standIn) standIn.hidden = true;
      const posts = all();
      if (offered?.length !== posts.length || offered.some((post, i) => post !== posts[i])) {
        offered = posts;
        bar.offer(countHashtags(posts, OFFERED_MAX));
      }
      tell(messages);
    },
    stop() {
      reach.reset();
      bar.stop();
      bar.forget();
      readWish(); // what was just typed holds when it is shown again
      offered = undefined;
    },
    leave() {
      reach.reset();
      bar.stop();
      bar.element.remove();
    },
  };
};
