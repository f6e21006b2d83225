import type { Fault } from '../base/fault.ts';
import type { KnownMessages } from '../content/messages.ts';
import type { Post } from '../model/post.ts';
import { CardList } from './card-list.ts';
import type { FeedState } from './feed-controller.ts';
import type { FeedLook } from './feed-look.ts';
import { Frame } from './frame.ts';
import { nearestLanguage } from '../element/nearest-language.ts';
import type { Layout } from '../layouts/layout.ts';
import { controls, layouts, prose, readMore } from './lazy-modules.ts';
import type { ReadMore } from '../layouts/read-more.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { cardTemplate } from '../element/slots.ts';
import { type Words, wordsOf } from '../content/words.ts';

/** What a feed holds. */
export interface FeedModel {
  readonly state: FeedState;
  readonly posts: readonly Post[];
  readonly hasMore: boolean;
  readonly atCeiling: boolean;
  readonly isKept: boolean;
  readonly isBusy: boolean;
  readonly failedGrowing: boolean;
  readonly error: Fault | undefined;
}

export interface FeedActions {
  /** How many posts the first answer is to bring. */
  readonly placeholders: number;
  /** Whether a button offers more. */
  readonly offersMore: boolean;
  /** Resolves to the posts that came. */
  loadMore(): Promise<readonly Post[]>;
  retry(): Promise<readonly Post[]>;
}

/** What the visitor sees of a feed: the cards, what stands around them, the controls. */
export class FeedView {
  readonly cards = new CardList();
  readonly frame = new Frame(this.cards.element);
  #readMore: ReadMore | undefined;
  #layout: Layout | undefined;
  #layoutName = '';

  /** Everything, to be put into the shadow root. */
  get root(): HTMLElement {
    return this.frame.root;
  }

  /** What stands behind the posts. */
  get end(): HTMLElement {
    return this.frame.footer;
  }

  show(host: HTMLElement & FeedLook, model: FeedModel, actions: FeedActions): void {
    const { shadowRoot } = host;
    if (prose.current && shadowRoot) adoptStyles(shadowRoot, prose.current.styles);
    const { date, hide, target, textFormat, heading, headingLevel, renderCard } = host;
    const template = cardTemplate(host);
    const { posts, isBusy, error } = model;
    const titleLevel = Math.min(6, headingLevel + Number(heading !== ''));
    const { format, messages } = this.wordsFor(host);
    this.cards.show(
      posts,
      { date, hide, target, textFormat, titleLevel, format, messages, template, renderCard },
      model,
    );
    const { element } = this.cards;
    element.ariaLabel = heading || posts[0]?.feedName || messages.posts;
    element.ariaBusy = String(isBusy);
    this.frame.show(host, {
      state: model.state,
      placeholders: actions.placeholders,
      words: controls.current ? '' : (error?.message ?? ''),
    });
    this.#arrange(host, messages);
    controls.current?.renderControls(this.frame.controls, {
      host,
      model,
      actions,
      messages,
      focus: (post) => this.cards.cardOf(post)?.focus(),
    });
    this.#showLines(host, messages);
  }

  /** What is said, and how. As long as nothing changes it is the same object: no card is made anew. */
  wordsFor(host: Element): Words {
    return wordsOf(nearestLanguage(host));
  }

  #arrange({ layout, shadowRoot }: HTMLElement & FeedLook, messages: KnownMessages): void {
    if (layout !== this.#layoutName) {
      this.#layout?.leave();
      this.#layout = undefined;
      this.#layoutName = layout;
    }
    if (shadowRoot) this.#layout ??= layouts[layout]?.current?.enter(shadowRoot, this.cards.element);
    this.#layout?.arrange(messages);
  }

  #showLines({ lines, shadowRoot }: HTMLElement & FeedLook, messages: KnownMessages): void {
    if (!readMore.current || !shadowRoot || !(lines || this.#readMore)) return;
    this.#readMore ??= new readMore.current.ReadMore(shadowRoot, this.cards.element);
    this.#readMore.show(lines, messages);
  }
}
