import { html, nothing, type TemplateResult } from 'lit';
import { firstOf } from '../../base/first-of.ts';
import type { Lang } from '../../element/phrases.ts';
import type { Media, Post } from '../../model/post.ts';
import type { CardView } from '../card-view.ts';
import { inline, joinTemplates } from '../templates/join-templates.ts';
import { type PostName, linkTo } from '../templates/opens-in.ts';

/** If there are more, the last has their number on it, with a button that displays all. */
const GALLERY_MAX = 4;

/** An image or a video, which requests nothing before it is near the viewport or played. */
const renderOneMedia = ({ type, src, alt }: Media, lang: Lang): TemplateResult =>
  type === 'video'
    ? html`<video part="video" controls playsinline preload="none" lang=${lang} aria-label=${alt || nothing} src=${src}></video>`
    : html`<img part="image" loading="lazy" decoding="async" referrerpolicy="no-referrer" lang=${lang} alt=${alt} src=${src} />`;

/** The images and videos of a post that are displayed: not what could not be loaded, except videos of a post that has a URL. */
export const displayedMedia = ({ media, url }: Post, { hide, brokenUrls }: CardView): readonly Media[] =>
  hide.includes('image') ? [] : media.filter(({ src, type }) => !brokenUrls.has(src) || (type === 'video' && url));

const isImage = ({ type }: Media): boolean => type === 'image';

/** Displays all of a gallery. The attribute stays, because the template does not contain it; the focus stays in the card. */
function showAll({ currentTarget }: Event): void {
  const gallery = (currentTarget as Element).parentElement;
  gallery?.toggleAttribute('data-all', true);
  gallery?.closest('article')?.focus({ preventScroll: true });
}

/** The number of those that do not fit, after the mark by which `Intl` keeps a sign before its number, right to left too. */
function renderMore(count: number, opens: boolean, label: string, { format, phrases }: CardView): unknown {
  const words = `\u200e+${format.whole(count)}`;
  return opens
    ? html`<span part="media-more">${words}</span>`
    : html`<button part="media-more" type="button" lang=${phrases.lang('showImages')} aria-label="${phrases.text('showImages')}: ${words}${label && `, ${label}`}" @click=${showAll}>${words}</button>`;
}

/** What is displayed for each: a video without a description has the post's name. If images wait, one piece is in place of all; the others are `nothing`, so that a video keeps its nodes later. */
function renderEach(media: readonly Media[], post: Post, name: PostName, lang: Lang, view: CardView) {
  const images = media.filter(isImage);
  const held = images.length > 0 ? firstOf(view.pieces, (pieces) => pieces.heldImages?.(images, post)) : undefined;
  return media.map((one, i) => {
    // A video that failed when the visitor played it: a link to the post is in its place.
    if (view.brokenUrls.has(one.src))
      return html`${joinTemplates(linkTo('video', { ...name, id: `${name.id}-${i}` }, post.url, view.phrases.say('link'), nothing, view))}`;
    if (held !== undefined && isImage(one)) return one === images[0] ? html`${held}` : nothing;
    const piece = firstOf(view.pieces, (pieces) => pieces.media?.(one, post));
    if (piece !== undefined) return html`${piece}`;
    const named = one.alt || isImage(one) ? one : { ...one, alt: name.label };
    const detailed = one.raw && view.detailedMedia?.renderDetailed(html, nothing, named, lang, 0, view.pieces);
    return detailed || renderOneMedia(named, lang);
  });
}

export function renderMedia(media: readonly Media[], post: Post, name: PostName, lang: Lang, view: CardView): unknown {
  const opens = view.pieces.some((one) => one.opensMedia);
  const all = renderEach(media, post, name, lang, view);
  const count = all.filter((one) => one !== nothing).length;
  const more = count - (firstOf(view.pieces, (pieces) => pieces.galleryMax?.(media, opens)) ?? GALLERY_MAX);
  const [first, ...others] = opens && more > 0 ? all.slice(0, GALLERY_MAX) : all;
  if (post.media.length === 1 && more <= 0 && first !== nothing)
    return joinTemplates(html`<div part="media">${inline(first)}</div>`);
  // Several are not joined, so that a video goes on playing when an image is revealed or fails to load.
  const rest = more > 0 ? [...others, renderMore(more, opens, name.label, view)] : others;
  const several = more > 0 ? 'several many' : 'several';
  return html`<div part="media" class=${count > 1 || more > 0 ? several : nothing}>${first}${rest}</div>`;
}

export const renderAvatar = (url: string): TemplateResult =>
  html`<img part="avatar" alt="" width="40" height="40" referrerpolicy="no-referrer" src=${url} />`;
