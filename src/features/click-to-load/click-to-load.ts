import { html, nothing, render } from 'lit';
import { type CardContent, type CardPieces, langOf } from '../../card/card-view.ts';
import { displayedMedia } from '../../card/media/media.ts';
import { englishCards } from '../../content/languages/english/cards.ts';
import { englishHeldImages } from '../../content/languages/english/click-to-load.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { type Post, postKey } from '../../model/post.ts';

export { default as styles } from './click-to-load.css?inline';

const ENGLISH = { ...englishCards, ...englishHeldImages };

/** Loads an image of the owner's template. */
function load(image: HTMLImageElement): void {
  image.hidden = false;
  image.src = image.dataset['held'] ?? '';
  delete image.dataset['held'];
}

/** `images="click"`: no image is loaded until the visitor asks for the images of its post. Videos load when they are played. */
export const createFeature: CreateFeature = (host) => {
  /** The keys of the posts whose images the visitor asked for. */
  const revealed = new Set<string>();
  const isHeld = (post: Post): boolean => !revealed.has(postKey(post));
  const makePhrases = () => host.composition.phrases(ENGLISH);

  const makePieces = (): CardPieces => ({
    holdsImages: true,
    heldImages: (images, post) => (isHeld(post) ? renderButton(images, post, () => revealOwn(post)) : undefined),
    avatar: (post) => (isHeld(post) ? renderAvatar(post) : undefined),
    customCard: holdCustomCard,
  });

  /** One button for all images of a post, with their alternative texts. */
  function renderButton(images: readonly { readonly alt: string }[], post: Post, onClick: () => void): unknown {
    const phrases = makePhrases();
    const { length } = images;
    const words =
      length > 1 ? phrases.mark('heldImages', phrases.count('heldImages', length)) : phrases.say('showImage');
    const alts = images.map(({ alt }) => alt).filter(Boolean);
    return html`<button part="image-button" type="button" @click=${onClick}
      ><span>${words}</span>${alts.length > 0 ? html` <span dir="auto" lang=${langOf(post, host.view.cardView)}>${alts.join(' · ')}</span>` : nothing}</button
    >`;
  }

  /** The first letter of the workspace's name, until the avatar loads with the images of the post; without any, the letter is the button. */
  function renderAvatar(post: Post): unknown {
    const { feedName } = post;
    const letter = [...feedName][0] ?? '';
    if (displayedMedia(post, host.view.cardView).some(({ type }) => type === 'image'))
      return html`<span part="avatar" class="held-avatar" aria-hidden="true">${letter}</span>`;
    const phrases = makePhrases();
    const label = `${phrases.text('showImage')} ${feedName}`.trim();
    return html`<button part="avatar" class="held-avatar" type="button" lang=${phrases.lang('showImage')} aria-label=${label} @click=${() => revealOwn(post)}>${letter}</button>`;
  }

  /** Reveals the images of a post, and moves the focus to its card, because the button is about to be removed. */
  function reveal(post: Post): void {
    revealed.add(postKey(post));
    host.view.cardOf(post)?.focus({ preventScroll: true });
  }

  function revealOwn(post: Post): void {
    reveal(post);
    feature.cardPieces = makePieces();
    host.element.requestUpdate();
  }

  /** Hides the images of the owner's template behind one button before the first image. They appear in place: the card is not made again. */
  function holdCustomCard(content: CardContent, post: Post): void {
    const images = [...content.querySelectorAll<HTMLImageElement>('img[data-held]')];
    if (!isHeld(post)) return images.forEach(load);
    const [first] = images;
    if (!first) return;
    const renderBefore = (button: unknown): void =>
      void render(button, first.parentElement ?? content, { renderBefore: first });
    const onClick = (): void => {
      reveal(post);
      renderBefore(nothing);
      images.forEach(load);
    };
    for (const image of images) image.hidden = true;
    renderBefore(renderButton(images, post, onClick));
  }

  const feature = { cardPieces: makePieces() };
  return feature;
};
