import { sayCount } from '../content/messages.ts';
import type { Post } from '../model/post.ts';
import { fillMedia, makeAvatar } from './media.ts';
import { fillText } from './text.ts';
import type { CardView } from './card-view.ts';
import { make } from '../element/make.ts';
import { customCard, prose } from '../feed/lazy-modules.ts';
import { setLink } from './set-link.ts';

// Each card is a clone of one blank: half the nodes, and two thirds of the memory, of a template with bindings.
const makeBlank = () =>
  make(
    'article',
    { part: 'card', tabindex: '0' },
    make('header', {}, makeAvatar(), make('span', { part: 'author', dir: 'auto' }), make('time', { part: 'date' })),
    make('div', { part: 'title', role: 'heading', dir: 'auto' }),
    make('div', { part: 'text' }),
    make('div', { part: 'media' }),
    make('a', { part: 'action', dir: 'auto' }),
    make('footer', {}, make('span', { part: 'claps', role: 'img' }), make('a', { part: 'link' })),
  );

interface Parts {
  readonly header: readonly [avatar: HTMLImageElement, author: HTMLElement, date: HTMLTimeElement];
  readonly body: readonly [
    header: HTMLElement,
    title: HTMLElement,
    text: HTMLElement,
    media: HTMLElement,
    action: HTMLAnchorElement,
    footer: HTMLElement,
  ];
  readonly footer: readonly [claps: HTMLElement, link: HTMLAnchorElement];
}

let blank: HTMLElement | undefined;
let nameCount = 0;

/** A card that shows a post. What the post does not have, or the view hides, leaves nothing behind. */
export function makeCard(post: Post, view: CardView): HTMLElement {
  return customCard.current?.makeCustomCard(post, view, prose.current) ?? makeOwnCard(post, view);
}

function makeOwnCard(post: Post, view: CardView): HTMLElement {
  const { format, messages, target } = view;
  const { publishedAt, claps, action } = post;
  const shows = (word: string): boolean => !view.hide.includes(word);

  blank ??= makeBlank();
  const card = blank.cloneNode(true) as HTMLElement;
  // The casts repeat what makeBlank says.
  const [header, titlePart, textPart, mediaPart, actionPart, footer] = card.children as unknown as Parts['body'];
  const [avatarPart, authorPart, datePart] = header.children as unknown as Parts['header'];
  const [clapsPart, linkPart] = footer.children as unknown as Parts['footer'];

  const author = [shows('feed') && post.feedName, post.author].filter(Boolean).join(' · ');
  const date = shows('date') && publishedAt;

  if (post.feedImageUrl && shows('avatar')) avatarPart.src = post.feedImageUrl;
  else avatarPart.remove();

  if (author) authorPart.textContent = author;
  else authorPart.remove();

  if (date) {
    datePart.dateTime = date.toISOString();
    datePart.title = format.absolute(date);
    datePart.textContent = view.date === 'absolute' ? format.day(date) : format.relative(date, Date.now());
  } else datePart.remove();

  if (post.title) {
    titlePart.textContent = post.title;
    titlePart.ariaLevel = String(view.titleLevel);
  } else titlePart.remove();

  if (post.text) fillText(textPart, post.text, view);
  textPart.dir = 'auto'; // once it is filled: Chromium goes through the whole text for each piece that is added
  if (!textPart.firstChild) textPart.remove(); // of nothing but forbidden markup, nothing is left

  if (post.media.length > 0 && shows('image')) {
    card.className = 'pictured';
    fillMedia(mediaPart, post.media, format);
  } else mediaPart.remove();

  if (action) {
    setLink(actionPart, action.url, 'noopener', target);
    actionPart.textContent = action.label || messages.open;
  } else actionPart.remove();

  if (claps !== undefined && shows('claps')) {
    clapsPart.textContent = format.compact(claps);
    clapsPart.ariaLabel = sayCount(messages.claps, format.category(claps), format.whole(claps));
  } else clapsPart.remove();

  if (post.url && shows('link')) {
    setLink(linkPart, post.url, 'noopener', target);
    linkPart.textContent = messages.link;
  } else linkPart.remove();

  for (const row of [header, footer]) if (!row.firstChild) row.remove();

  // A title names the post; else whose it is and when, else what it says.
  const names = [titlePart, authorPart, datePart, textPart].filter((part) => card.contains(part));
  for (const name of names) name.id = `n${++nameCount}`;
  card.setAttribute(
    'aria-labelledby',
    names
      .slice(0, post.title ? 1 : 2)
      .map(({ id }) => id)
      .join(' '),
  );
  return card;
}
