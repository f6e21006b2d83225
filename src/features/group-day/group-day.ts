import { html, nothing } from 'lit';
import { remember } from '../../base/remember.ts';
import { log } from '../../base/log.ts';
import type { CardPieces } from '../../card/card-view.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { type Post, postKey } from '../../model/post.ts';
import { wordsIn } from '../../settings/attributes.ts';
import { pin } from '../rows.ts';

export { default as styles } from './group-day.css?inline';

/** `group="day"`: a visible heading between the cards, and one in the card for screen readers: a feed contains only articles. */
export const createFeature: CreateFeature = (host) => {
  /** The key of the first post of each day, and that day as text. */
  let days = new Map<string, string>();
  let written = '';
  let pieces: CardPieces | undefined;
  let isFromServer = host.isServerRendered;

  const isCarousel = (): boolean => host.element.layout === 'carousel';
  const warn = remember(() => {
    log('warn', 'WS-112', `<${host.element.localName}> Invalid value "day" for "group" in a carousel; using "none".`);
  });

  /** Pinned posts are above all days; a post without a date stays below the day of the post before it. */
  function planDays(): void {
    const { displayed, words } = host.composition;
    const pinned = wordsIn(host.read(pin.attributes).pin);
    let isAbove = true;
    let last = '';
    for (const post of displayed.posts) {
      isAbove &&= pinned.includes(post.id);
      const day = isAbove || !post.publishedAt ? last : words.format.day(post.publishedAt);
      if (day !== last) days.set(postKey(post), (last = day));
    }
  }

  /** Takes over the days that a server rendered, in its time zone; the next update uses the visitor's. */
  function readDays(): void {
    for (const { post, card } of host.view.shown) {
      const day = card.previousElementSibling;
      if (day?.matches('[part=day]')) days.set(postKey(post), day.textContent);
    }
  }

  function mark(post: Post): { id: string; content: unknown } {
    const key = postKey(post);
    const number = [...days.keys()].indexOf(key) + 1;
    const { heading, headingLevel } = host.element;
    const level = Math.min(6, headingLevel + Number(heading !== ''));
    const id = number ? `day${number}` : '';
    const content = html`<div class="day" id=${id} role="heading" aria-level=${level} lang=${host.composition.words.formatLang ?? nothing}>${days.get(key)}</div>`;
    return { id, content: number ? content : nothing };
  }

  return {
    get cardPieces() {
      days = new Map();
      if (isCarousel()) return undefined;
      if (isFromServer) readDays();
      else planDays();
      const now = [...days].join();
      // As long as posts are only added at the end, the other cards stay as they are.
      if (!now.startsWith(written)) pieces = undefined;
      written = now;
      return (pieces ??= { lowersTitles: true, mark });
    },
    renderAround(post, card) {
      const day = days.get(postKey(post));
      return html`${day ? html`<div part="day" lang=${host.composition.words.formatLang ?? nothing} aria-hidden="true">${day}</div>` : nothing}${card}`;
    },
    rendered() {
      if (isFromServer) host.element.requestUpdate();
      isFromServer = false;
      if (isCarousel()) warn();
    },
  };
};
