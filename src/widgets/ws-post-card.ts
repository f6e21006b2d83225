import { tell } from '../base/told/tell.ts';
import { html, nothing, unsafeCSS } from 'lit';
import { renderCard } from '../card/card.ts';
import cardStyles from '../card/card.css?inline';
import { cardDependencies } from '../card/card-dependencies.ts';
import { CardLook, type CardLookHost } from '../card/card-look.ts';
import { cardPhrases } from '../card/card-view.ts';
import { prose } from '../card/lazy-modules.ts';
import { matchPage } from '../card/matched/matched.ts';
import { dispatchPostClick } from '../card/post-click.ts';
import { wordsOf } from '../content/words.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { renderNewTab } from '../element/describe-new-tabs.ts';
import { type Dependency, missingRounds } from '../element/lazy-module.ts';
import { WidgetElement } from '../element/widget-element.ts';
import { prepareForFailure } from '../feed/prepare-for-failure.ts';
import { live } from './live-module.ts';
import { normalisePost } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';

export type { WsPostClickEvent } from '../element/events.ts';
export type { Post } from '../model/post.ts';

/**
 * Displays one post, set by script as its `post` property.
 *
 * @fires {WsPostClickEvent} ws-post-click - A link of the card was clicked; cancelable.
 */
export class WsPostCard extends WidgetElement {
  static override styles = unsafeCSS(cardStyles);
  static override properties = { post: { attribute: false, noAccessor: true } };

  #post: Post | undefined;
  readonly #look = new CardLook(this.#makeLook());

  /** A post, or an item as the service sends it: both are read alike. What is not a post displays nothing. */
  get post(): Post | undefined {
    return this.#post;
  }

  set post(value: object | null | undefined) {
    try {
      this.#post = normalisePost(value);
    } catch (reason) {
      this.#post = undefined; // a getter of the page's object threw
      tell('error', 'WS-304', `<${this.localName}> "post" cannot be read; set another.`, String(reason));
    }
    if (!this.#post && value)
      tell('warn', 'WS-304', `<${this.localName}> "post" has nothing to display; set another.`, value);
    this.requestUpdate();
  }

  override connectedCallback(): void {
    this.adoptProperty('post');
    super.connectedCallback();
  }

  protected override async scheduleUpdate(): Promise<void> {
    const dependencies = (): Dependency[] => cardDependencies(this.#post ? [this.#post] : [], this.#look.needs);
    matchPage(this);
    for (const round of missingRounds(dependencies)) await round;
    super.scheduleUpdate();
  }

  protected override settingsChanged(): void {
    this.#look.settingsChanged();
  }

  protected override render(): unknown {
    const post = this.#post;
    const words = wordsOf(this.language.value);
    this.#look.update(words, []);
    return html`<div class="root" @click=${this.#onClick} @auxclick=${this.#onClick} @error=${this.#onError}
      >${post ? renderCard(post, this.#look.view, { position: 1 }) : nothing}${renderNewTab(
        cardPhrases(words).say('newTab'),
      )}</div
    >`;
  }

  protected override updated(): void {
    if (this.shadowRoot && prose.current) adoptStyles(this.shadowRoot, prose.current.styles);
    void prepareForFailure(live).then(() => live.current?.adapt(this, this.#look.view));
  }

  #makeLook(): CardLookHost {
    const { language } = this;
    return {
      heading: '',
      headingLevel: 3,
      renderCard: undefined,
      get nearestLanguage() {
        return language.value;
      },
      readAttribute: (property) => this.readAttribute(property),
      requestUpdate: () => this.requestUpdate(),
    };
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (this.#post) dispatchPostClick(event, this.#post);
  };

  /** An image that could not be loaded leaves no hole. Captured, because such events do not bubble. */
  readonly #onError = { capture: true, handleEvent: (event: Event): void => this.#look.onMediaError(event) };
}
