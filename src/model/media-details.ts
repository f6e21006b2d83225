import { readLanguageTag, readUrl } from './formats.ts';
import { isObject, readLine } from './normalise-post.ts';
import { CANDIDATES_MAX, MEDIA_PX_MAX, NAME_MAX, SRCSET_MAX, TRACKS_MAX } from './post-bounds.ts';
import type { Media } from './post.ts';
import { Cutter } from './words/cut-text.ts';

/** Words that belong to a video. */
export interface Track {
  readonly kind: 'captions' | 'subtitles' | 'descriptions';
  /** An absolute http(s) URL of a WebVTT file. */
  readonly src: string;
  /** A language tag, or an empty string. */
  readonly srclang: string;
  /** The name that a visitor chooses the track by, or an empty string. */
  readonly label: string;
}

/** What some services also say about an image or a video. What is absent was not sent, or is not valid. */
export interface MediaDetails {
  /** In pixels. There are both `width` and `height`, or neither. */
  readonly width?: number;
  readonly height?: number;
  /** Other files of an image by their widths, as in HTML: `https://example.com/s.jpg 480w, https://example.com/l.jpg 960w`. */
  readonly srcset?: string;
  /** The image in place of a video before it is played: an absolute http(s) URL. */
  readonly poster?: string;
  readonly tracks?: readonly Track[];
}

const readPx = (value: unknown): number | undefined => {
  const px = typeof value === 'number' ? Math.round(value) : 0;
  return px >= 1 && px <= MEDIA_PX_MAX ? px : undefined;
};

/** A URL and its width, as HTML reads them: commas may be in a URL, but not at its end. */
const CANDIDATE =
  /([^ \t\n\f\r,](?:[^ \t\n\f\r]*[^ \t\n\f\r,])?)(?:[ \t\n\f\r]+(?:([1-9]\d{0,4}w)[ \t\n\f\r]*(?=,|$)|[^,]*))?/g;

function readSrcset(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > SRCSET_MAX) return undefined;
  const candidates = [...value.matchAll(CANDIDATE)].slice(0, CANDIDATES_MAX).flatMap(([, src, width]) => {
    const url = width && readUrl(src);
    return url && !url.endsWith(',') ? [`${url} ${width}`] : []; // HTML would read a width after a comma as another URL
  });
  return candidates.join(', ') || undefined;
}

function readTrack(value: unknown): Track[] {
  if (!isObject(value)) return [];
  const kind = (['captions', 'subtitles', 'descriptions'] as const).find((one) => one === value['kind']);
  const src = readUrl(value['src']) ?? readUrl(value['url']);
  if (!kind || !src) return [];
  const label = readLine(value['label'], NAME_MAX, new Cutter()) ?? '';
  return [{ kind, src, srclang: readLanguageTag(value['srclang']) ?? '', label }];
}

/** Reads the details that the object of an image or a video has: `{}` if there are none. */
export function readMediaDetails({ type, raw = {} }: Media): MediaDetails {
  const width = readPx(raw['width']);
  const height = readPx(raw['height']);
  const written = Array.isArray(raw['tracks']) ? (raw['tracks'] as unknown[]) : [];
  const isVideo = type === 'video';
  const srcset = isVideo ? undefined : readSrcset(raw['srcset']);
  const poster = isVideo ? readUrl(raw['poster']) : undefined;
  const tracks = isVideo ? written.slice(0, TRACKS_MAX).flatMap(readTrack) : [];
  return {
    ...(width && height && { width, height }),
    ...(srcset && { srcset }),
    ...(poster && { poster }),
    ...(tracks.length > 0 && { tracks }),
  };
}
