import { html, nothing } from 'lit';
import type { Media, Post } from '../model/post.ts';
import { type CardView, firstPiece } from './card-view.ts';

/** The count of what exceeds these is displayed on the last. */
export const GALLERY_MAX = 4;

/** An image or a video, which requests nothing before it is near the viewport or played. */
export const renderOneMedia = ({ type, src, alt }: Media): unknown =>
  type === 'video'
    ? html`<video part="video" controls playsinline preload="none" aria-label=${alt || nothing} src=${src}></video>`
    : html`<img part="image" loading="lazy" decoding="async" alt=${alt} src=${src} />`;

/** The images and videos of a post that are displayed: those that could not be loaded are left out. */
export const displayedMedia = ({ media }: Post, { hide, brokenUrls }: CardView): readonly Media[] =>
  hide.includes('image') ? [] : media.filter(({ src }) => !brokenUrls.has(src));

export function renderMedia(media: readonly Media[], post: Post, view: CardView): unknown {
  const more = media.length - GALLERY_MAX;
  const [first, ...others] = media
    .slice(0, GALLERY_MAX)
    .map((one) => firstPiece(view, (pieces) => pieces.media?.(one, post)) ?? renderOneMedia(one));
  return html`<div part="media" data-more=${more > 0 ? `+${view.format.whole(more)}` : nothing}>${first}${others}</div>`;
}

export const renderAvatar = (url: string): unknown =>
  html`<img part="avatar" alt="" width="40" height="40" src=${url} />`;
