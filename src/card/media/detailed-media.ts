// Loaded if a post has details of its images or videos besides URL and description; a file of its own that both scripts can load.
import type { html as Html, nothing as Nothing, TemplateResult } from 'lit';
import type { Lang } from '../../element/phrases.ts';
import { type MediaDetails, readMediaDetails } from '../../model/media-details.ts';
import type { Media } from '../../model/post.ts';
import css from './detailed-media.css?inline';

export const styles: string = css;

/** For browsers that do not determine by themselves how wide an image is displayed: at most as wide as a column of text. */
const IN_CARD = 'auto, (max-width: 45em) 100vw, 45em';

/** The files that the browser chooses from, if there are several. It would take a single one to be as wide as its frame. */
const choiceOf = (srcset = '', sizes = IN_CARD): { srcset?: string; sizes?: string } =>
  srcset.includes(', ') ? { srcset, sizes } : {};

/** The shape that is reserved for an image or video of known size: its own, or a fixed one if it is very high or wide. */
const ratioOf = (ratio: number): string => (ratio < 4 / 5 ? 'tall' : ratio > 2 ? 'wide' : 'own');

type Pieces = readonly { readonly holdsImages?: boolean }[];

/** The details in a card: the size and shape, an image's files, and a video's poster, unless images wait for the visitor. */
function inCard({ width, height, srcset, poster }: MediaDetails, pieces: Pieces = []) {
  const isHeld = pieces.some(({ holdsImages }) => holdsImages);
  const size = width && height ? { width, height, ratio: ratioOf(width / height) } : {};
  return { ...choiceOf(srcset), ...size, poster: isHeld ? undefined : poster };
}

export const detailsOf = (media: Media, pieces?: Pieces) => inCard(readMediaDetails(media), pieces);

/** Tracks of another origin need a video that is requested with CORS. In Chromium its poster is, too: by now that is loaded. */
function allowTracks({ currentTarget: video }: Event & { readonly currentTarget: HTMLVideoElement }): void {
  if (video.paused && !video.readyState) video.crossOrigin = 'anonymous';
}

/** If the host does not allow CORS, the video is requested without it, and has no tracks. If that fails, it is hidden. */
function onVideoError({ target: video }: Event & { readonly target: HTMLVideoElement }): void {
  const { crossOrigin, paused, preload, readyState } = video;
  if (readyState > 0) return;
  video.hidden = crossOrigin === null;
  if (crossOrigin === null) return;
  video.removeAttribute('crossorigin');
  video.load();
  if (preload === 'none' || !paused) video.play().catch(() => {}); // with `none`, nothing was requested until it was played
}

/** `zoom`: 0 in a card, otherwise the factor in the dialog. Lit is passed in: a copy needs its own policy. */
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
  // Without a size in the dialog: it is as large as its file, or as the dialog has room for.
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
