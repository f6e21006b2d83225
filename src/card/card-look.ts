import { remember } from '../base/remember.ts';
import { type Words, wordsOf } from '../content/words.ts';
import { cardTemplate } from '../element/slots.ts';
import { readSettings, type ValuesOf } from '../settings/attributes.ts';
import { CARD_ATTRIBUTES } from './card-attributes.ts';
import type { CardNeeds } from './card-dependencies.ts';
import { type CardPieces, cardPhrases, type CardView, type RenderCard } from './card-view.ts';
import { byScript, customCards, detailedMedia, prose } from './lazy-modules.ts';

/** The settings of an element that decide how its cards look. */
export interface CardLookHost {
  readonly heading: string;
  readonly headingLevel: number;
  readonly renderCard: RenderCard | undefined;
  readonly nearestLanguage: string;
  readAttribute(property: string): unknown;
  requestUpdate(): void;
}

const isSameView = (a: CardView | undefined, b: CardView): a is CardView =>
  a !== undefined &&
  (Object.keys(b) as (keyof CardView)[]).every((key) => key === 'pieces' || key === 'phrases' || a[key] === b[key]) &&
  a.pieces.length === b.pieces.length &&
  a.pieces.every((pieces, i) => pieces === b.pieces[i]);

/** How the cards of an element look; the view is the same object for as long as nothing of it changes. */
export function createCardLook(host: Element & CardLookHost) {
  /** The values of the attributes, until one changes. */
  let settings: ValuesOf<typeof CARD_ATTRIBUTES> | undefined;
  let view: CardView | undefined;
  let brokenUrls: ReadonlySet<string> = new Set();

  const read = (): ValuesOf<typeof CARD_ATTRIBUTES> => (settings ??= readSettings(host, CARD_ATTRIBUTES));

  const customCardMaker = remember(
    (module: typeof customCards.current, template: HTMLTemplateElement | undefined, renderCard?: RenderCard) =>
      template || renderCard ? module?.createCustomCards(host.localName, template, renderCard) : undefined,
  );

  function makeView(words: Words, pieces: readonly CardPieces[]): CardView {
    const { heading, headingLevel, renderCard } = host;
    return {
      ...read(),
      titleLevel: Math.min(6, headingLevel + Number(heading !== '') + pieces.filter((one) => one.lowersTitles).length),
      ...words,
      phrases: cardPhrases(words),
      byScript: byScript.current?.languageByScript,
      prose: prose.current,
      makeCustomCard: customCardMaker(customCards.current, cardTemplate(host), renderCard),
      brokenUrls,
      detailedMedia: detailedMedia.current,
      pieces,
    };
  }

  return {
    get view(): CardView {
      return (view ??= makeView(wordsOf(host.nearestLanguage), []));
    },
    get needs(): CardNeeds {
      const { nearestLanguage: language, renderCard } = host;
      const { textFormat, postsLang } = read();
      return { language, textFormat, postsLang, renderCard, template: cardTemplate(host) };
    },
    settingsChanged: () => void (settings = undefined),
    update(words: Words, pieces: readonly CardPieces[]): void {
      const now = makeView(words, pieces);
      if (!isSameView(view, now)) view = now;
    },
    /** An image or a video that could not be loaded leaves no hole. */
    onMediaError(event: Event): void {
      const target = event.target as HTMLVideoElement; // or an image, which has no `readyState`
      if (!target.matches('img,video:not([crossorigin])') || target.readyState) return; // a video that has begun to load may go on
      // A card of ours: an image of an owner's own card may be in an article of the page.
      const card = target.closest<HTMLElement>('article[aria-labelledby]');
      if (target.matches(':focus')) card?.focus({ preventScroll: true });
      if (card?.getRootNode() === (event.currentTarget as Node).getRootNode()) {
        brokenUrls = new Set([...brokenUrls, target.src]);
        host.requestUpdate();
      } else target.remove(); // of the owner's own card
    },
  };
}
