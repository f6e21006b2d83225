import type { CardNeeds } from '../card/card-dependencies.ts';
import type { CardPieces, CardView, RenderCard } from '../card/card-view.ts';
import type { CustomCards } from '../card/custom-cards.ts';
import { customCards, prose } from '../card/lazy-modules.ts';
import { type Words, wordsOf } from '../content/words.ts';
import { cardTemplate } from '../element/slots.ts';

/** The settings of an element that decide how its cards look. */
export interface CardLookElement extends HTMLElement {
  readonly hide: string;
  readonly date: CardView['date'];
  readonly mediaPosition: CardView['mediaPosition'];
  readonly textFormat: CardView['textFormat'];
  readonly target: CardView['target'];
  readonly heading: string;
  readonly headingLevel: number;
  readonly renderCard: RenderCard | undefined;
  readonly nearestLanguage: string;
  requestUpdate(): void;
}

const isSameView = (a: CardView | undefined, b: CardView): a is CardView =>
  a !== undefined &&
  (Object.keys(b) as (keyof CardView)[]).every((key) => key === 'pieces' || a[key] === b[key]) &&
  a.pieces.length === b.pieces.length &&
  a.pieces.every((pieces, i) => pieces === b.pieces[i]);

/** How the cards of a feed look; the view is the same object for as long as nothing of it changes. */
export class CardLook {
  readonly #element: CardLookElement;
  #view: CardView | undefined;
  #customCards: CustomCards | undefined;
  #brokenUrls: ReadonlySet<string> = new Set();

  constructor(element: CardLookElement) {
    this.#element = element;
  }

  get view(): CardView {
    return (this.#view ??= this.#makeView(wordsOf(this.#element.nearestLanguage), []));
  }

  /** What the cards need before they can be displayed. */
  get needs(): CardNeeds {
    const { nearestLanguage: language, textFormat, renderCard } = this.#element;
    return { language, textFormat, renderCard, template: cardTemplate(this.#element) };
  }

  update(words: Words, pieces: readonly CardPieces[]): void {
    const view = this.#makeView(words, pieces);
    if (!isSameView(this.#view, view)) this.#view = view;
  }

  /** An image that could not be loaded leaves no hole. */
  onImageError({ target }: Event): void {
    if (!(target instanceof HTMLImageElement)) return;
    if (target.closest('article[aria-labelledby]')) {
      this.#brokenUrls = new Set([...this.#brokenUrls, target.src]);
      this.#element.requestUpdate();
    } else target.remove(); // of the owner's own card
  }

  #makeView(words: Words, pieces: readonly CardPieces[]): CardView {
    const { hide, date, mediaPosition, textFormat, target, heading, headingLevel } = this.#element;
    return {
      hide,
      date,
      mediaPosition,
      textFormat,
      target,
      titleLevel: Math.min(6, headingLevel + Number(heading !== '')),
      ...words,
      prose: prose.current,
      customCards: this.#ownCards(),
      brokenUrls: this.#brokenUrls,
      pieces,
    };
  }

  #ownCards(): CustomCards | undefined {
    const { renderCard } = this.#element;
    const template = cardTemplate(this.#element);
    if (!customCards.current || !(template || renderCard)) return (this.#customCards = undefined);
    const isSame = this.#customCards?.template === template && this.#customCards?.renderCard === renderCard;
    if (!isSame) this.#customCards = new customCards.current.CustomCards(template, renderCard);
    return this.#customCards;
  }
}
