// Loaded where a post says more of an image or a video than where it is; a file of its own, which both scripts can load.
import type { html as Html, nothing as Nothing, TemplateResult } from 'lit';
import type { Lang } from '../../element/phrases.ts';
import { type MediaDetails, readMediaDetails } from '../../model/media-details.ts';
import type { Media } from '../../model/post.ts';
import css from './detailed-media.css?inline';

export const styles: string = css;

/** Where the browser does not look for itself how wide an image is displayed: as wide as a column of text, at most. */
const IN_CARD = 'auto, (max-width: 45em) 100vw, 45em';

/** The files among which the browser chooses, if any. One is no choice, and would be taken to be as wide as its frame. */
const choiceOf = (srcset = '', sizes = IN_CARD): { srcset?: string; sizes?: string } =>
  srcset.includes(', ') ? { srcset, sizes } : {};

/** The shape that is reserved for what has a size: its own, or about that of what is very high or wide. */
const ratioOf = (ratio: number): string => (ratio < 4 / 5 ? 'tall' : ratio > 2 ? 'wide' : 'own');

type Pieces = readonly { readonly holdsImages?: boolean }[];

/** What is in a card besides: its size and shape, the files of an image, and the image in place of a video before it is played, unless images wait for the visitor. */
function inCard({ width, height, srcset, poster }: MediaDetails, pieces: Pieces = []) {
  const isHeld = pieces.some(({ holdsImages }) => holdsImages);
  const size = width && height ? { width, height, ratio: ratioOf(width / height) } : {};
  return { ...choiceOf(srcset), ...size, poster: isHeld ? undefined : poster };
}

export const detailsOf = (media: Media, pieces?: Pieces) => inCard(readMediaDetails(media), pieces);

/** Tracks of another origin are read where a video is requested with CORS. So is its poster in Chromium: it is there by now. */
function allowTracks({ currentTarget: video }: Event & { readonly currentTarget: HTMLVideoElement }): void {
  if (video.paused && !video.readyState) video.crossOrigin = 'anonymous';
}

/** A host of videos that does not allow CORS is asked again without: a video is more than its captions. One that is gone is hidden. */
function onVideoError({ target: video }: Event & { readonly target: HTMLVideoElement }): void {
  const { crossOrigin, paused, preload, readyState } = video;
  if (readyState > 0) return;
  video.hidden = crossOrigin === null;
  if (crossOrigin === null) return;
  video.removeAttribute('crossorigin');
  video.load();
  if (preload === 'none' || !paused) video.play().catch(() => {}); // nothing was requested before it was to play
}

/** In the dialog, `zoom` times as large, or in a card. Lit comes with who calls: another would need a policy of its own. */
export function renderDetailed(
  html: typeof Html,
  nothing: typeof Nothing,
  media: Media,
  lang: Lang,
  zoom: number,
  pieces?: Pieces,
): TemplateResult {
  const { type, src, alt } = media;
  const details = readMediaDetails(media);
  const { width, tracks = [], poster } = details;
  const part = zoom ? 'lightbox-image' : type;
  const inDialog = zoom === 1 && width ? `min(100vw, ${width}px)` : `${zoom * 100}vw`;
  // In the dialog it is as large as the room, and else as its file.
  const own: Partial<ReturnType<typeof inCard>> = zoom
    ? { ...choiceOf(details.srcset, inDialog), poster }
    : inCard(details, pieces);
  if (type === 'image')
    return html`<img part=${part} loading="lazy" decoding="async" referrerpolicy="no-referrer" draggable=${zoom ? 'false' : nothing} lang=${lang} alt=${alt} width=${own.width ?? nothing} height=${own.height ?? nothing} data-ratio=${own.ratio ?? nothing} sizes=${own.sizes ?? nothing} srcset=${own.srcset ?? nothing} src=${src} />`;
  const onNear = tracks.length > 0 ? allowTracks : nothing;
  const cors = tracks.length > 0 && zoom ? 'anonymous' : nothing;
  return html`<video part=${part} controls playsinline preload=${zoom ? 'metadata' : 'none'} lang=${lang} aria-label=${alt || nothing} width=${own.width ?? nothing} height=${own.height ?? nothing} data-ratio=${own.ratio ?? nothing} poster=${own.poster ?? nothing} crossorigin=${cors} src=${src} @error=${onVideoError} @pointerenter=${onNear} @focus=${onNear}>${tracks.map(
    (one) =>
      html`<track kind=${one.kind} src=${one.src} srclang=${one.srclang || nothing} label=${one.label || nothing} />`,
  )}</video>`;
}
