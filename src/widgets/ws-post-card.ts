import { tell } from '../base/told/tell.ts';
import { html, nothing, unsafeCSS } from 'lit';
import { renderCard } from '../card/card.ts';
import cardStyles from '../card/card.css?inline';
import { cardDependencies } from '../card/card-dependencies.ts';
import { CardLook, type CardLookHost } from '../card/card-look.ts';
import { cardPhrases, type RenderCard } from '../card/card-view.ts';
import { prose } from '../card/lazy-modules.ts';
import { matchPage } from '../card/matched/matched.ts';
import { dispatchPostClick } from '../card/post-click.ts';
import { wordsOf } from '../content/words.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { renderNewTab } from '../element/describe-new-tabs.ts';
import { cardTemplate } from '../element/slots.ts';
import { type Dependency, missingRounds } from '../element/lazy-module.ts';
import { WidgetElement } from '../element/widget-element.ts';
import { prepareForFailure } from '../feed/prepare-for-failure.ts';
import { live } from './live-module.ts';
import { normalisePost } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';
import type { AttributeTable, ValuesOf } from '../settings/attributes.ts';
import { POST_CARD_ATTRIBUTES } from './setup/element-attributes.ts';

export type { WsPostClickEvent } from '../element/events.ts';
export type { RenderCard } from '../card/card-view.ts';
export type { Post } from '../model/post.ts';

/** Its properties, each by the attribute of its name. */
export interface WsPostCard extends ValuesOf<typeof POST_CARD_ATTRIBUTES> {}

/**
 * Displays one post, set by script as its `post` property.
 *
 * @slot card - A `<template>` that is filled in with the post, as in the feeds.
 *
 * @fires {WsPostClickEvent} ws-post-click - A link of the card was clicked; cancelable.
 */
export class WsPostCard extends WidgetElement {
  static override styles = unsafeCSS(cardStyles);
  static override readonly attributes: AttributeTable = POST_CARD_ATTRIBUTES;
  static override properties = {
    post: { attribute: false, noAccessor: true },
    renderCard: { attribute: false, noAccessor: true },
  };

  #post: Post | undefined;
  #renderCard: RenderCard | undefined;
  readonly #look = new CardLook(this.#makeLook(), () => cardTemplate(this));

  /** Makes the content of the card in place of ours: a Lit template, a node, or a string, which is displayed as text. */
  get renderCard(): RenderCard | undefined {
    return this.#renderCard;
  }

  set renderCard(value: RenderCard | null | undefined) {
    this.#renderCard = typeof value === 'function' ? value : undefined;
    this.requestUpdate();
  }

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
    for (const property of ['post', 'renderCard']) this.adoptProperty(property);
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
    return html`<div class="root ${this.theme}" @click=${this.#onClick} @auxclick=${this.#onClick} @error=${this.#onError}
      >${post ? renderCard(post, this.#look.view, { position: 1 }) : nothing}${renderNewTab(
        this.target === '_blank' ? cardPhrases(words).say('newTab') : '',
      )}</div
    >`;
  }

  protected override updated(): void {
    if (this.shadowRoot && prose.current) adoptStyles(this.shadowRoot, prose.current.styles);
    void prepareForFailure(live).then(() => live.current?.adapt(this, this.#look.view));
  }

  #makeLook(): CardLookHost {
    const { language } = this;
    const ownCard = (): RenderCard | undefined => this.#renderCard;
    return {
      heading: '',
      headingLevel: 3,
      get renderCard() {
        return ownCard();
      },
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
