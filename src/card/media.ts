import type { Format } from '../content/format.ts';
import type { Media } from '../model/post.ts';
import { make } from '../element/make.ts';

/** More pictures than these are told by their number. */
const GALLERY_MAX = 4;

export const makeAvatar = (): HTMLImageElement => make('img', { part: 'avatar', alt: '', width: '40', height: '40' });

export function makeMedia({ type, src, alt }: Media): HTMLElement {
  if (type === 'video') {
    const video = make('video', { part: 'video', controls: '', playsinline: '', preload: 'none' });
    if (alt) video.ariaLabel = alt;
    video.src = src;
    return video;
  }
  // The source comes last: without `loading` it would be asked for at once.
  return make('img', { part: 'image', loading: 'lazy', decoding: 'async', alt, src });
}

/** Puts the first pictures and videos of a post into their part. */
export function fillMedia(part: HTMLElement, media: readonly Media[], format: Format, makeOne = makeMedia): void {
  part.append(...media.slice(0, GALLERY_MAX).map(makeOne));
  const hidden = media.length - GALLERY_MAX;
  if (hidden > 0) part.dataset['more'] = `+${format.whole(hidden)}`;
}
