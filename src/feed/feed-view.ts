import { nothing } from 'lit';
import { cardDependencies, wordsDependency } from '../card/card-dependencies.ts';
import { type CardLookHost, createCardLook } from '../card/card-look.ts';
import { type CardPieces, cardPhrases, type CardView } from '../card/card-view.ts';
import { detailedMedia, prose } from '../card/lazy-modules.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { type Dependency, missingRounds } from '../element/lazy-module.ts';
import { mayHaveColumns } from '../element/near-viewport.ts';
import type { Lang } from '../element/phrases.ts';
import { haveOneFeed, type Post, postKey } from '../model/post.ts';
import type { CardFeatures, FeedSettings, Seen } from './feature.ts';
import type { FeedComposition } from './feed-composition.ts';
import { type FeedModel, type HeldPosts, needsControls } from './feed-state.ts';

/** Below a heading, the cards of one workspace do not repeat its name. */
const NAMED_ABOVE: CardPieces = { hidesFeed: true };

interface ViewedFeed {
  readonly element: HTMLElement & CardLookHost & Pick<FeedSettings, 'featured'>;
  readonly features: CardFeatures;
  readonly cardFeatures: { readonly styles: readonly string[] };
  readonly composition: FeedComposition;
  readonly parts: { readonly live: Dependency };
}

/** The number of columns of a grid: 1 if it is a single row, as in a carousel, or is not displayed and has no widths. */
export function countColumns(grid: Element): number {
  const style = getComputedStyle(grid);
  if (style.gridAutoFlow.startsWith('column')) return 1;
  const widths = style.gridTemplateColumns; // read only now, because it forces a layout
  return widths.includes('(') ? 1 : widths.split(' ').length;
}

/** What is seen of a feed: its cards and its name, what they need to be displayed, and what completes them. */
export function createFeedView(feed: ViewedFeed) {
  const { element, composition, parts } = feed;
  const look = createCardLook(element);

  const ownLabel = (): string | undefined => element.heading || composition.displayed.posts[0]?.feedName;

  const ofCards = (held: HeldPosts): readonly Dependency[] => [
    ...feed.features.layoutDependenciesOf(held),
    ...cardDependencies(held.posts, look.needs),
  ];

  function adopt(): void {
    const { shadowRoot } = element;
    if (!shadowRoot) return;
    for (const { current } of [prose, detailedMedia]) if (current) adoptStyles(shadowRoot, current.styles);
    for (const styles of feed.cardFeatures.styles) adoptStyles(shadowRoot, styles);
  }

  const view = {
    /** Whether what is rendered is measured and completed: not if all posts may still come before it is painted. */
    completes: true,
    look,
    get label(): string {
      return ownLabel() || cardPhrases(composition.words).text('posts');
    },
    get labelLang(): Lang {
      return ownLabel() ? nothing : cardPhrases(composition.words).lang('posts');
    },
    get cardView(): CardView {
      return look.view;
    },
    get cards(): HTMLElement | null {
      return element.shadowRoot?.querySelector<HTMLElement>('[part=feed]') ?? null;
    },
    /** How many posts have a row of their own, and how many of the others are side by side: 1 in a narrow window, unmeasured. */
    get rows(): { readonly alone: number; readonly columns: number } {
      const { cards } = view;
      adopt();
      const columns = mayHaveColumns() && cards?.closest('.columns') ? countColumns(cards) : 1;
      return { alone: Number(element.featured), columns };
    },
    get shown(): Seen['shown'] {
      // There may be other elements between the cards.
      const cards = view.cards?.querySelectorAll<HTMLElement>(':scope > article') ?? [];
      return [...cards].flatMap((card, i) => {
        const post = composition.displayed.posts[i];
        return post ? [{ post, card }] : [];
      });
    },
    cardOf(post: Post): HTMLElement | undefined {
      const key = postKey(post);
      return view.shown.find((one) => postKey(one.post) === key)?.card;
    },
    postOf: (card: Element): Post | undefined => view.shown.find((one) => one.card === card)?.post,
    /** What must be loaded for a model: its cards, or words for why there are none; controls before posts only if a server rendered all. */
    dependenciesOf(displayed: FeedModel, held: FeedModel, handover: object | false | undefined): readonly Dependency[] {
      const { posts, state } = held;
      const ofControls = needsControls(displayed) ? [parts.live] : [];
      if (posts.length > 0) return [...ofCards(held), ...(handover ? ofControls : [])];
      return state === 'empty' || state === 'error' ? [wordsDependency(element.nearestLanguage), ...ofControls] : [];
    },
    async load(posts: readonly Post[], needsLive = false): Promise<void> {
      const dependencies = (): readonly Dependency[] => [
        ...ofCards({ posts, firstPosts: posts }),
        ...(needsLive ? [parts.live] : []),
      ];
      for (const round of missingRounds(dependencies)) await round;
      prose.current?.shareElements(posts as Post[], look.needs.textFormat);
    },
    update(): void {
      const { words, pieces, displayed } = composition;
      const isNamedAbove = element.heading !== '' && haveOneFeed(displayed.posts);
      look.update(words, isNamedAbove ? [NAMED_ABOVE, ...pieces] : pieces);
    },
    /** Adds the styles of what was rendered, and measures it. Returns what completes it, which changes the layout. */
    measure(): () => void {
      if (!view.completes) return () => {};
      adopt();
      const completions = feed.features.active.map((feature) => feature.rendered?.());
      // In reverse order: a layout, which has let the others measure what is near, places the cards as the others leave them.
      return () => completions.toReversed().forEach((complete) => complete?.());
    },
  };
  return view satisfies Seen;
}

export type FeedView = ReturnType<typeof createFeedView>;
