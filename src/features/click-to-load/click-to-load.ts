import { html, nothing, render } from 'lit';
import type { CardContent, CardPieces } from '../../card/card-view.ts';
import { displayedMedia } from '../../card/media/media.ts';
import { englishCards } from '../../content/english/cards.ts';
import { englishHeldImages } from '../../content/english/click-to-load.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { type Post, postKey } from '../../model/post.ts';

export { default as styles } from './click-to-load.css?inline';

const ENGLISH = { ...englishCards, ...englishHeldImages };

const keyOf = (count: number): 'showImage' | 'showImages' => (count > 1 ? 'showImages' : 'showImage');

/** Loads an image of the owner's template. */
function load(image: HTMLImageElement): void {
  image.hidden = false;
  image.src = image.dataset['held'] ?? '';
  delete image.dataset['held'];
}

/** Moves the focus from a button that is about to go to its card. */
const focusCard = (button: EventTarget | null): void =>
  (button as Element).closest<HTMLElement>('article')?.focus({ preventScroll: true });

/** `images="click"`: no image is loaded before the visitor asks for those of its post. Videos load when they are played. */
class ClickToLoad implements Feature {
  readonly #host: FeatureHost;
  /** The keys of the posts whose images the visitor asked for. */
  readonly #revealed = new Set<string>();
  #pieces: CardPieces = this.#makePieces();

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  get cardPieces(): CardPieces {
    return this.#pieces;
  }

  #makePieces(): CardPieces {
    return {
      holdsImages: true,
      media: ({ type, alt }, post) =>
        type === 'image' && this.#isHeld(post) ? this.#renderImageButton(alt, post) : undefined,
      avatar: (post) => (this.#isHeld(post) ? this.#renderAvatar(post) : undefined),
      customCard: (content, post) => this.#holdCustomCard(content, post),
    };
  }

  #isHeld(post: Post): boolean {
    return !this.#revealed.has(postKey(post));
  }

  /** How many images wait in a post's card. */
  #countImages(post: Post): number {
    return displayedMedia(post, this.#host.view.cardView).filter(({ type }) => type === 'image').length;
  }

  get #phrases(): Phrases<keyof typeof ENGLISH> {
    return new Phrases(this.#host.composition.words, ENGLISH);
  }

  /** `count` is that of the images that it loads. */
  #renderButton(alt: string, count: number, onClick: (event: Event) => void): unknown {
    return html`<button part="image-button" type="button" @click=${onClick}
      ><span>${this.#phrases.say(keyOf(count))}</span>${alt ? html` <span dir="auto">${alt}</span>` : nothing}</button
    >`;
  }

  #renderImageButton(alt: string, post: Post): unknown {
    return this.#renderButton(alt, this.#countImages(post), (event) => this.#reveal(event, post));
  }

  /** The workspace's first letter. It comes with the other images; where there are none, it is the button. */
  #renderAvatar(post: Post): unknown {
    const { feedName } = post;
    const letter = [...feedName][0] ?? '';
    if (this.#countImages(post) > 0) {
      return html`<span part="avatar" class="held-avatar" aria-hidden="true">${letter}</span>`;
    }
    const label = `${this.#phrases.text('showImage')} ${feedName}`.trim();
    const onClick = (event: Event): void => this.#reveal(event, post);
    return html`<button part="avatar" class="held-avatar" type="button" lang=${this.#phrases.lang('showImage')} aria-label=${label} @click=${onClick}>${letter}</button>`;
  }

  #reveal({ currentTarget }: Event, post: Post): void {
    focusCard(currentTarget);
    this.#revealed.add(postKey(post));
    this.#pieces = this.#makePieces();
    this.#host.element.requestUpdate();
  }

  /** Each image of the owner's template waits behind a button; it is revealed in place, for the card stays as it is. */
  #holdCustomCard(content: CardContent, post: Post): void {
    const images = [...content.querySelectorAll<HTMLImageElement>('img[data-held]')];
    if (!this.#isHeld(post)) return images.forEach(load);
    const renderBefore = (image: HTMLImageElement, button: unknown): void =>
      void render(button, image.parentElement ?? content, { renderBefore: image });
    const onClick = ({ currentTarget }: Event): void => {
      focusCard(currentTarget);
      this.#revealed.add(postKey(post));
      for (const image of images) {
        renderBefore(image, nothing);
        load(image);
      }
    };
    for (const image of images) {
      image.hidden = true;
      renderBefore(image, this.#renderButton(image.alt, images.length, onClick));
    }
  }
}

export const createFeature: CreateFeature = (host) => new ClickToLoad(host);
