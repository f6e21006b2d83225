import { html, render } from 'lit/html.js';
import type { Media, Post } from '../model/post.ts';
import { fillText, setLink } from './card-text.ts';
import type { CardView } from './card-view.ts';

// lit-html makes the blank once, under its own Trusted Types policy; each card is a clone of it.
// That is half the nodes, and two thirds of the memory, of a template with bindings.
let blank: Element | null | undefined;
let count = 0;

const cloneBlank = (): HTMLElement => {
  if (!blank) {
    const fragment = document.createDocumentFragment();
    render(
      html`<article part="card" tabindex="0"><header><img part="avatar" alt="" width="40" height="40"><span part="author" dir="auto"></span><time part="date"></time></header><div part="title" role="heading" dir="auto"></div><div part="text" dir="auto"></div><div part="media"></div><a part="action" dir="auto"></a><footer><span part="claps" role="img"></span><a part="link"></a></footer></article>`,
      fragment,
    );
    blank = fragment.firstElementChild;
  }
  return blank?.cloneNode(true) as HTMLElement;
};

function makeMedia({ type, src, alt }: Media): HTMLElement {
  if (type === 'video') {
    const video = document.createElement('video');
    video.controls = video.playsInline = true;
    video.preload = 'none';
    if (alt) video.ariaLabel = alt;
    video.setAttribute('part', 'video');
    video.src = src;
    return video;
  }
  const image = document.createElement('img');
  image.setAttribute('part', 'image');
  image.loading = 'lazy'; // before the source, or it would be asked for at once
  image.decoding = 'async';
  image.alt = alt;
  image.src = src;
  return image;
}

/** A card that shows a post. What the post does not have leaves nothing behind. */
export function makeCard(post: Post, view: CardView): HTMLElement {
  const { hide, format, messages, target } = view;
  const card = cloneBlank();
  const [header, title, text, media, action, footer] = card.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLAnchorElement,
    HTMLElement,
  ];
  const [avatar, author, date] = header.children as unknown as [HTMLImageElement, HTMLElement, HTMLTimeElement];
  const [claps, link] = footer.children as unknown as [HTMLElement, HTMLAnchorElement];
  const names: Element[] = [];
  const shows = (word: string): boolean => !hide.includes(word);

  const by = [shows('feed') && post.feedName, post.author].filter(Boolean).join(' · ');
  const isDated = post.publishedAt && shows('date');
  const hasHeader = by || isDated;

  if (hasHeader && post.feedImageUrl && shows('avatar')) avatar.src = post.feedImageUrl;
  else avatar.remove();

  if (by) names.push(author);
  author.textContent = by;

  if (post.publishedAt && shows('date')) {
    names.push(date);
    date.dateTime = post.publishedAt.toISOString();
    date.title = format.absolute(post.publishedAt);
    date.textContent =
      view.date === 'absolute' ? format.day(post.publishedAt) : format.relative(post.publishedAt, Date.now());
  } else date.remove();

  if (!hasHeader) header.remove();

  if (post.title) {
    names.splice(0, names.length, title);
    title.textContent = post.title;
    title.ariaLevel = String(view.titleLevel);
  } else title.remove();

  if (post.text) fillText(text, post.text, view);
  else text.remove();

  if (post.media.length > 0 && shows('image')) media.append(...post.media.map(makeMedia));
  else media.remove();

  if (post.action) {
    setLink(action, post.action.url, 'noopener', target);
    action.textContent = post.action.label || messages.open;
  } else action.remove();

  if (post.claps !== undefined && shows('claps')) {
    claps.textContent = format.compact(post.claps);
    claps.ariaLabel = messages.claps(post.claps, format.whole(post.claps));
  } else claps.remove();

  if (post.url && shows('link')) {
    setLink(link, post.url, 'noopener', target);
    link.textContent = messages.link;
  } else link.remove();

  if (!footer.firstChild) footer.remove();

  if (names.length === 0) names.push(text);
  card.setAttribute('aria-labelledby', names.map((name) => (name.id = `n${++count}`)).join(' '));
  return card;
}
