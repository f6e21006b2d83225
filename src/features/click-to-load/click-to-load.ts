import { englishHeldImages } from './english.ts';
import { type Media, type Post, postKey } from '../../model/post.ts';
import { fillMedia, makeAvatar, makeMedia } from '../../card/media.ts';
import type { CardView } from '../../card/card-view.ts';
import type { StartExtra } from '../../feed/feature.ts';
import styles from './click-to-load.css?inline';
import { make } from '../../element/make.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';

/** What stands in for a picture, and puts the picture there. */
interface Held {
  readonly standIn: HTMLElement;
  reveal(): void;
}

const swapFor = (standIn: HTMLElement, makePicture: () => HTMLElement): Held => ({
  standIn,
  reveal: () => standIn.replaceWith(makePicture()),
});

/** The card's header: one that had nothing but a picture to show was left out. */
function headerOf(card: HTMLElement): Element {
  const header = card.querySelector(':scope > header') ?? make('header');
  if (!header.parentNode) card.prepend(header);
  return header;
}

/** `images="click"`: no picture is asked for before the visitor wants those of its post. */
export const start: StartExtra = ({ host, view }) => {
  const wanted = new Set<string>();
  let look: CardView | undefined;

  const shows = (word: string): boolean => !host.hide.includes(word);

  /** Our own card was made without pictures: they, or what stands in for them, are put where they belong. */
  const holdOwn = (card: HTMLElement, post: Post, makeButton: (alt: string) => HTMLElement, label: string): Held[] => {
    const held: Held[] = [];
    const { feedName, feedImageUrl } = post;
    if (post.media.length > 0 && shows('image') && look) {
      const part = make('div', { part: 'media' });
      // A video asks for nothing before it is played.
      fillMedia(part, post.media, look.format, (one: Media) => {
        if (one.type === 'video') return makeMedia(one);
        const swap = swapFor(makeButton(one.alt), () => makeMedia(one));
        held.push(swap);
        return swap.standIn;
      });
      const above = [...card.children].findLast((one) => one.matches('header, [part=title], [part=text]'));
      if (above) above.after(part);
      else card.prepend(part);
      card.className = 'pictured';
    }
    if (feedImageUrl && shows('avatar')) {
      // It comes with the other pictures; where there are none, it is what is pressed.
      const isButton = held.length === 0;
      const name = isButton
        ? { type: 'button', 'aria-label': `${label} ${feedName}`.trim() }
        : { 'aria-hidden': 'true' };
      const standIn = make(isButton ? 'button' : 'span', { part: 'avatar', class: 'held-avatar', ...name });
      standIn.textContent = [...feedName][0] ?? '';
      headerOf(card).prepend(standIn);
      held.push(swapFor(standIn, () => Object.assign(makeAvatar(), { src: feedImageUrl })));
    }
    return held;
  };

  /** In the owner's template each picture waits with its address aside. */
  const holdTemplate = (card: HTMLElement, makeButton: (alt: string) => HTMLElement): Held[] =>
    [...card.querySelectorAll<HTMLImageElement>('img[data-held]')].map((image) => {
      const standIn = makeButton(image.alt);
      image.before(standIn);
      image.hidden = true;
      return {
        standIn,
        reveal() {
          standIn.remove();
          image.hidden = false;
          image.src = image.dataset['held'] ?? '';
          delete image.dataset['held'];
        },
      };
    });

  return {
    adaptView(of) {
      look = of;
      return { ...of, holdsImages: true, hide: `${of.hide} avatar image` };
    },
    finishCard(card, post) {
      const isOwn = card.hasAttribute('aria-labelledby'); // one of the owner's has words for a name
      const messages = { ...englishHeldImages, ...view.wordsFor(host).messages };
      const count = isOwn
        ? post.media.filter(({ type }) => type === 'image').length
        : card.querySelectorAll('[data-held]').length;
      const label = count > 1 ? messages.showImages : messages.showImage;
      const makeButton = (alt: string): HTMLElement => {
        const button = make('button', { part: 'image-button', type: 'button' }, make('span', {}, label));
        if (alt) button.append(' ', make('span', { dir: 'auto' }, alt));
        return button;
      };
      const held = isOwn ? holdOwn(card, post, makeButton, label) : holdTemplate(card, makeButton);
      const reveal = (): void => held.forEach((one) => one.reveal());
      if (wanted.has(postKey(post))) return reveal();
      if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
      for (const { standIn } of held) {
        standIn.addEventListener('click', () => {
          if (standIn.localName !== 'button') return;
          wanted.add(postKey(post));
          reveal();
          card.focus({ preventScroll: true }); // what had the focus is gone
          host.requestUpdate();
        });
      }
    },
  };
};
