import { englishLightbox } from './english.ts';
import type { LightboxMessages } from '../../content/messages.ts';
import type { Media, Post } from '../../model/post.ts';
import { currentPost } from '../../feed/current-post.ts';
import { WsPostClickEvent } from '../../element/events.ts';
import type { StartExtra } from '../../feed/feature.ts';
import styles from './lightbox.css?inline';
import { LightboxDialog } from './lightbox-dialog.ts';
import { make } from '../../element/make.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';

interface Enlarges {
  readonly post: Post;
  readonly media: Media;
}

/** `lightbox`: pictures and videos open in a dialog, those of a post as one gallery. */
export const start: StartExtra = ({ host, view, postOf }) => {
  const { cards } = view;
  const openers = new WeakMap<Element, Enlarges>();
  let dialog: LightboxDialog | undefined;

  const wordsOf = (): LightboxMessages => ({ ...englishLightbox, ...view.wordsFor(host).messages });

  const prepare = (opener: HTMLElement, label: string, enlarges: Enlarges): void => {
    opener.dataset['enlarges'] = '';
    opener.ariaHasPopup = 'dialog';
    opener.ariaLabel = [label, enlarges.media.alt].filter(Boolean).join(': ');
    openers.set(opener, enlarges);
  };

  const prepareCard = (card: Element, post: Post, messages: LightboxMessages): void => {
    for (const image of card.querySelectorAll<HTMLImageElement>('img[part~=image]:not([data-enlarges])')) {
      const { src, alt } = image;
      if (!src || image.closest('a, button')) continue; // it leads elsewhere already
      const media = post.media.find((one) => one.src === src) ?? { type: 'image', src, alt };
      image.role = 'button';
      image.tabIndex = 0;
      image.alt ||= messages.enlargeImage; // with none it would be no more than decoration
      prepare(image, messages.enlargeImage, { post, media });
    }
    for (const video of card.querySelectorAll<HTMLVideoElement>(':scope > [part=media] > video')) {
      const media = post.media.find(({ src }) => src === video.src);
      if (!media) continue;
      const button = make('button', { part: 'video', type: 'button' });
      prepare(button, messages.enlargeVideo, { post, media });
      video.replaceWith(button);
    }
  };

  const open = (opener: HTMLElement, { post, media }: Enlarges): void => {
    const click = new WsPostClickEvent({ post: currentPost(host.posts, post), url: media.src, part: media.type });
    if (!cards.element.dispatchEvent(click) || !host.shadowRoot) return;
    const items = post.media.includes(media) ? post.media : [media];
    const onClosed = (): void => {
      const back = opener.isConnected ? opener : cards.cardOf(post);
      back?.focus();
    };
    dialog ??= new LightboxDialog();
    const { format } = view.wordsFor(host);
    dialog.open(host.shadowRoot, { items, index: items.indexOf(media), messages: wordsOf(), format, onClosed });
  };

  const onPress = (event: Event): void => {
    const { target } = event;
    const enlarges = target instanceof HTMLElement && openers.get(target);
    if (!enlarges || event.defaultPrevented) return;
    event.preventDefault();
    open(target, enlarges);
  };
  const onKey = (event: KeyboardEvent): void => {
    // A button presses itself.
    const isPressed = event.key === 'Enter' || event.key === ' ';
    if (isPressed && !event.repeat && event.target instanceof HTMLImageElement) onPress(event);
  };
  cards.element.addEventListener('click', onPress);
  cards.element.addEventListener('keydown', onKey);

  const stop = (): void => dialog?.close();

  return {
    shown() {
      if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
      const messages = wordsOf();
      for (const card of cards.element.children) {
        const post = postOf(card);
        if (post) prepareCard(card, post, messages);
      }
      // An element that was moved in the page has left the layer that lies over it.
      if (dialog?.element.open && !dialog.element.matches(':modal')) stop();
    },
    stop,
    leave() {
      cards.element.removeEventListener('click', onPress);
      cards.element.removeEventListener('keydown', onKey);
      stop();
      dialog?.element.remove();
    },
  };
};
