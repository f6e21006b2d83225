import { html, nothing, render } from 'lit';
import type { CardContent, CardPieces } from '../../card/card-view.ts';
import { displayedMedia } from '../../card/media/media.ts';
import { englishCards } from '../../content/languages/english/cards.ts';
import { englishHeldImages } from '../../content/languages/english/click-to-load.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { type Post, postKey } from '../../model/post.ts';

export { default as styles } from './click-to-load.css?inline';

const ENGLISH = { ...englishCards, ...englishHeldImages };

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
  cardPieces: CardPieces = this.#makePieces();

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  #makePieces(): CardPieces {
    return {
      holdsImages: true,
      heldImages: (images, post) =>
        this.#isHeld(post) ? this.#renderButton(images, (event) => this.#reveal(event, post)) : undefined,
      avatar: (post) => (this.#isHeld(post) ? this.#renderAvatar(post) : undefined),
      customCard: (content, post) => this.#holdCustomCard(content, post),
    };
  }

  #isHeld(post: Post): boolean {
    return !this.#revealed.has(postKey(post));
  }

  #countImages(post: Post): number {
    return displayedMedia(post, this.#host.view.cardView).filter(({ type }) => type === 'image').length;
  }

  get #phrases(): Phrases<keyof typeof ENGLISH> {
    return new Phrases(this.#host.composition.words, ENGLISH);
  }

  /** One button for all images of a post, with what they show. */
  #renderButton(images: readonly { readonly alt: string }[], onClick: (event: Event) => void): unknown {
    const phrases = this.#phrases;
    const { length } = images;
    const words =
      length > 1 ? phrases.mark('heldImages', phrases.count('heldImages', length)) : phrases.say('showImage');
    const alts = images.map(({ alt }) => alt).filter(Boolean);
    return html`<button part="image-button" type="button" @click=${onClick}
      ><span>${words}</span>${alts.length > 0 ? html` <span dir="auto">${alts.join(' · ')}</span>` : nothing}</button
    >`;
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
    this.cardPieces = this.#makePieces();
    this.#host.element.requestUpdate();
  }

  /** Images of the owner's template wait behind one button, before the first; they appear in place: the card stays as it is. */
  #holdCustomCard(content: CardContent, post: Post): void {
    const images = [...content.querySelectorAll<HTMLImageElement>('img[data-held]')];
    if (!this.#isHeld(post)) return images.forEach(load);
    const [first] = images;
    if (!first) return;
    const renderBefore = (button: unknown): void =>
      void render(button, first.parentElement ?? content, { renderBefore: first });
    const onClick = ({ currentTarget }: Event): void => {
      focusCard(currentTarget);
      this.#revealed.add(postKey(post));
      renderBefore(nothing);
      images.forEach(load);
    };
    for (const image of images) image.hidden = true;
    renderBefore(this.#renderButton(images, onClick));
  }
}

export const createFeature: CreateFeature = (host) => new ClickToLoad(host);
