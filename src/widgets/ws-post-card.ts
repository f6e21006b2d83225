import { html, nothing, unsafeCSS } from 'lit';
import { renderCard } from '../card/card.ts';
import cardStyles from '../card/card.css?inline';
import { cardDependencies } from '../card/card-dependencies.ts';
import { cardPhrases, type CardView } from '../card/card-view.ts';
import { prose } from '../card/lazy-modules.ts';
import { markSmallImage } from '../card/small-images.ts';
import { dispatchPostClick } from '../card/post-click.ts';
import { wordsOf } from '../content/words.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { describeNewTabs, renderNewTab } from '../element/describe-new-tabs.ts';
import { missingRounds } from '../element/lazy-module.ts';
import { WidgetElement } from '../element/widget-element.ts';
import { normalisePost } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';

const LOOK = {
  hide: '',
  date: 'relative',
  mediaPosition: 'below',
  textFormat: 'auto',
  target: '_blank',
  titleLevel: 3,
} as const;

/**
 * Displays one post, handed in by script as its `post` property.
 *
 * @fires {WsPostClickEvent} ws-post-click - A link of the card was clicked; cancelable.
 */
export class WsPostCard extends WidgetElement {
  static override styles = unsafeCSS(cardStyles);
  static override properties = { post: { attribute: false, noAccessor: true } };

  #post: Post | undefined;
  #view: CardView | undefined;
  #brokenUrls: ReadonlySet<string> = new Set();

  /** A post, or an item as the service sends it: both are read alike. What is no post displays nothing. */
  get post(): Post | undefined {
    return this.#post;
  }

  set post(value: unknown) {
    try {
      this.#post = normalisePost(value);
    } catch (reason) {
      this.#post = undefined; // a getter of the page's object threw
      console.error(`<${this.localName}> "post" cannot be read; set another.`, String(reason));
    }
    if (!this.#post && value) console.warn(`<${this.localName}> "post" has nothing to display; set another.`, value);
    this.requestUpdate();
  }

  override connectedCallback(): void {
    this.adoptProperty('post');
    super.connectedCallback();
  }

  protected override async scheduleUpdate(): Promise<void> {
    const needs = { ...LOOK, language: this.language.value };
    for (const round of missingRounds(() => cardDependencies(this.#post ? [this.#post] : [], needs))) await round;
    super.scheduleUpdate();
  }

  protected override render(): unknown {
    const post = this.#post;
    return html`<div class="root" @click=${this.#onClick} @auxclick=${this.#onClick} @error=${this.#onError} @load=${this.#onLoad}
      >${post ? renderCard(post, this.#renewView(), { position: 1 }) : nothing}${renderNewTab(
        cardPhrases(wordsOf(this.language.value)).say('newTab'),
      )}</div
    >`;
  }

  protected override updated(): void {
    if (!this.shadowRoot) return;
    if (prose.current) adoptStyles(this.shadowRoot, prose.current.styles);
    describeNewTabs(this.shadowRoot);
  }

  #renewView(): CardView {
    const words = wordsOf(this.language.value);
    const before = this.#view;
    const brokenUrls = this.#brokenUrls;
    const isSame =
      before?.format === words.format &&
      before.messages === words.messages &&
      before.prose === prose.current &&
      before.brokenUrls === brokenUrls;
    const view = { ...LOOK, ...words, prose: prose.current, customCards: undefined, brokenUrls, pieces: [] };
    return (this.#view = isSame ? before : view);
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (this.#post) dispatchPostClick(event, this.#post);
  };

  readonly #onLoad = { capture: true, handleEvent: markSmallImage };

  /** An image that could not be loaded leaves no hole. Captured, for such events do not bubble. */
  readonly #onError = {
    capture: true,
    handleEvent: ({ target }: Event): void => {
      if (!(target instanceof HTMLImageElement)) return;
      this.#brokenUrls = new Set([...this.#brokenUrls, target.src]);
      this.requestUpdate();
    },
  };
}
