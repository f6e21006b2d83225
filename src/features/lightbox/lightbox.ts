import { html, nothing } from 'lit';
import type { CardContent } from '../../card/card-view.ts';
import { displayedMedia } from '../../card/media/media.ts';
import { fillPosition } from '../../content/words.ts';
import { WsPostClickEvent } from '../../element/events.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { type Media, originalOf, type Post } from '../../model/post.ts';
import { createLightboxDialog } from './lightbox-dialog.ts';
import { ENGLISH, type LightboxPhrases, nameOf } from './render-about.ts';

export { default as styles } from './lightbox.css?inline';

/** Whether an event presses a button: a click, or Enter or Space, but not its repetition while it is held down. */
const isPress = ({ key, repeat }: Event & Partial<KeyboardEvent>): boolean =>
  key === undefined || (['Enter', ' '].includes(key) && !repeat); // not by its class, which another window has, too

/** `lightbox`: images and videos open in a dialog, those of a post as one gallery. */
export const createFeature: CreateFeature = (host) => {
  let dialog: ReturnType<typeof createLightboxDialog> | undefined;

  const makePhrases = (): LightboxPhrases => host.composition.phrases(ENGLISH);

  function itemsOf(media: Media, post: Post): readonly Media[] {
    const all = displayedMedia(post, host.view.cardView);
    return all.includes(media) ? all : [media];
  }

  /** Names an image or video by its description; without one, by its position among several, or by what names the post. */
  function labelOf(media: Media, post: Post): string {
    const phrases = makePhrases();
    const { format } = host.composition.words;
    const key = media.type === 'video' ? 'enlargeVideo' : 'enlargeImage';
    const items = itemsOf(media, post);
    // A label has one language: if only one of the two messages is translated, the label is without the position.
    const place =
      phrases.lang('position') === phrases.lang(key)
        ? fillPosition(phrases.text('position'), format.whole(items.indexOf(media) + 1), format.whole(items.length))
        : '';
    const name = media.alt || (items.length > 1 ? place : nameOf(post, host.view.cardView));
    return [phrases.text(key), name].filter(Boolean).join(': ');
  }

  function renderImage(media: Media, post: Post): unknown {
    const phrases = makePhrases();
    const onPress = (event: Event): void => open(event, media, post);
    const details = host.view.cardView.detailedMedia?.detailsOf(media);
    const own = (name: keyof NonNullable<typeof details>): unknown => details?.[name] ?? nothing;
    // With an empty `alt`, the image would only be decoration.
    return html`<img part="image" loading="lazy" referrerpolicy="no-referrer" role="button" tabindex="0" data-enlarges aria-haspopup="dialog" lang=${phrases.lang('enlargeImage')} aria-label=${labelOf(media, post)} alt=${media.alt || phrases.text('enlargeImage')} width=${own('width')} height=${own('height')} data-ratio=${own('ratio')} sizes=${own('sizes')} srcset=${own('srcset')} src=${media.src} @click=${onPress} @keydown=${onPress} />`;
  }

  function renderVideo(media: Media, post: Post): unknown {
    const { detailedMedia, pieces } = host.view.cardView;
    const still = detailedMedia?.detailsOf(media, pieces).poster;
    return html`<button part="video" type="button" data-enlarges aria-haspopup="dialog" lang=${makePhrases().lang('enlargeVideo')} aria-label=${labelOf(media, post)} @click=${(event: Event) => open(event, media, post)}>${still && html`<img loading="lazy" referrerpolicy="no-referrer" alt="" src=${still} />`}</button>`;
  }

  /** In an owner's own card, each `part="image"` opens, too, except in a link or a button. */
  function prepareCustomCard(content: CardContent, post: Post): void {
    const phrases = makePhrases();
    for (const image of content.querySelectorAll<HTMLImageElement>('img[part~=image]')) {
      const src = image.src || image.dataset['held']; // `data-held` if it is loaded later
      if (!src || image.closest('a, button')) continue;
      const media = post.media.find((one) => one.src === src) ?? { type: 'image', src, alt: image.alt };
      image.role = 'button';
      image.tabIndex = 0;
      image.dataset['enlarges'] = '';
      image.ariaHasPopup = 'dialog';
      if (phrases.lang('enlargeImage') !== nothing) image.lang = 'en';
      image.ariaLabel = labelOf(media, post);
      image.alt ||= phrases.text('enlargeImage');
      for (const type of ['click', 'keydown']) image.addEventListener(type, (event) => open(event, media, post));
    }
  }

  function open(event: Event, media: Media, post: Post): void {
    const opener = event.currentTarget as HTMLElement;
    const { shadowRoot } = host.element;
    if (event.defaultPrevented || !shadowRoot || !isPress(event)) return;
    event.preventDefault();
    const click = new WsPostClickEvent({ post: originalOf(post), url: media.src, part: media.type });
    if (!opener.dispatchEvent(click) || !opener.isConnected) return; // the page may go elsewhere
    const items = itemsOf(media, post);
    dialog ??= createLightboxDialog(host.untranslate);
    dialog.open(shadowRoot, {
      post,
      items,
      index: items.indexOf(media),
      phrases: makePhrases(),
      view: host.view,
      onClosed: () => (opener.isConnected ? opener : (host.view.cardOf(post) ?? host.view.shown[0]?.card))?.focus(),
    });
  }

  return {
    cardPieces: {
      opensMedia: true,
      media: (media, post) => (media.type === 'video' ? renderVideo(media, post) : renderImage(media, post)),
      customCard: prepareCustomCard,
    },
    rendered: () => dialog?.closeIfMoved(),
    stop: () => dialog?.close(),
    leave: () => dialog?.remove(),
  };
};
