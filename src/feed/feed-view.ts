import { nothing } from 'lit';
import { cardDependencies, wordsDependency } from '../card/card-dependencies.ts';
import { CardLook, type CardLookHost } from '../card/card-look.ts';
import { type CardPieces, cardPhrases, type CardView } from '../card/card-view.ts';
import { prose } from '../card/lazy-modules.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { type Dependency, missingRounds } from '../element/lazy-module.ts';
import type { Lang } from '../element/phrases.ts';
import { isOfOneFeed, type Post, postKey } from '../model/post.ts';
import type { CardFeatures, FeedSettings, Seen } from './feature.ts';
import type { FeedComposition } from './feed-composition.ts';
import { type FeedModel, type HeldPosts, needsControls } from './feed-state.ts';
import type { Rows } from './view/slices.ts';

/** The name of the one workspace at the top says on each card nothing new. */
const NAMED_ABOVE: CardPieces = { hidesFeed: true };

interface ViewedFeed {
  readonly element: HTMLElement & CardLookHost & Pick<FeedSettings, 'featured'>;
  readonly features: CardFeatures;
  readonly composition: FeedComposition;
  readonly parts: { readonly live: Dependency };
}

/** The columns of a grid; one where it is a single row, as in a carousel, or is not displayed, and has no widths. */
function countColumns(grid: Element): number {
  const style = getComputedStyle(grid);
  if (style.gridAutoFlow.startsWith('column')) return 1;
  const widths = style.gridTemplateColumns; // only now, for it takes a layout
  return widths.includes('(') ? 1 : widths.split(' ').length;
}

/** What is seen of a feed: its cards and its name, what they need to be displayed, and what completes them. */
export class FeedView implements Seen {
  completes = true;
  readonly #feed: ViewedFeed;
  /** How the cards look, by the attributes. */
  readonly look: CardLook;

  constructor(feed: ViewedFeed) {
    this.#feed = feed;
    this.look = new CardLook(feed.element);
  }

  get label(): string {
    return this.#ownLabel || cardPhrases(this.#feed.composition.words).text('posts');
  }

  get labelLang(): Lang {
    return this.#ownLabel ? nothing : cardPhrases(this.#feed.composition.words).lang('posts');
  }

  get cardView(): CardView {
    return this.look.view;
  }

  get cards(): HTMLElement | null {
    return this.#feed.element.shadowRoot?.querySelector<HTMLElement>('[part=feed]') ?? null;
  }

  get rows(): Rows {
    const { cards } = this;
    return {
      alone: Number(this.#feed.element.featured),
      columns: cards?.closest('.columns') ? countColumns(cards) : 1,
    };
  }

  get shown(): readonly { readonly post: Post; readonly card: HTMLElement }[] {
    const { posts } = this.#feed.composition.displayed;
    return [...(this.cards?.querySelectorAll<HTMLElement>(':scope > article') ?? [])].flatMap((card, i) =>
      posts[i] ? [{ post: posts[i], card }] : [],
    );
  }

  cardOf(post: Post): HTMLElement | undefined {
    const key = postKey(post);
    return this.shown.find((one) => postKey(one.post) === key)?.card;
  }

  postOf(card: Element): Post | undefined {
    return this.shown.find((one) => one.card === card)?.post;
  }

  /** What displaying a model needs: its cards, or words for why there are none; controls come beside posts, unless a server rendered all. */
  dependenciesOf(displayed: FeedModel, held: FeedModel, handover: object | false | undefined): readonly Dependency[] {
    const { posts, state } = held;
    const ofControls = needsControls(displayed) ? [this.#feed.parts.live] : [];
    if (posts.length > 0) return [...this.#ofCards(held), ...(handover ? ofControls : [])];
    return state === 'empty' || state === 'error'
      ? [wordsDependency(this.#feed.element.nearestLanguage), ...ofControls]
      : [];
  }

  async load(posts: readonly Post[], needsControls = false): Promise<void> {
    const dependencies = (): readonly Dependency[] => [
      ...this.#ofCards({ posts, firstPosts: posts }),
      ...(needsControls ? [this.#feed.parts.live] : []),
    ];
    for (const round of missingRounds(dependencies)) await round;
    prose.current?.shareElements(posts, this.look.needs.textFormat);
  }

  update(): void {
    const { words, pieces, displayed } = this.#feed.composition;
    const isNamedAbove = this.#feed.element.heading !== '' && isOfOneFeed(displayed.posts);
    this.look.update(words, isNamedAbove ? [NAMED_ABOVE, ...pieces] : pieces);
  }

  /** Gives what was rendered its styles, and measures it. Returns what completes it, which changes what was measured. */
  measure(): () => void {
    const { shadowRoot } = this.#feed.element;
    if (!shadowRoot || !this.completes) return () => {};
    if (prose.current) adoptStyles(shadowRoot, prose.current.styles);
    for (const styles of this.#feed.features.styles) adoptStyles(shadowRoot, styles);
    const completions = this.#feed.features.active.map((feature) => feature.rendered?.());
    return () => completions.forEach((complete) => complete?.());
  }

  get #ownLabel(): string | undefined {
    return this.#feed.element.heading || this.#feed.composition.displayed.posts[0]?.feedName;
  }

  #ofCards(held: HeldPosts): readonly Dependency[] {
    return [...this.#feed.features.layoutDependenciesOf(held), ...cardDependencies(held.posts, this.look.needs)];
  }
}
