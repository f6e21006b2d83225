import { remember } from '../../base/remember.ts';
import { log, quote } from '../../base/log.ts';
import type { CardPieces } from '../../card/card-view.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { utmLinks } from '../rows.ts';

/** Parameters for a link, by their full names: `utm_source`. */
export type Utm = Readonly<Record<string, string>>;

function readPiece(piece: string): [name: string, value: string] | undefined {
  const [written = '', ...values] = piece.split('=');
  const [, name] = /^(?:utm_)?([a-z][a-z\d_]*)$/i.exec(written.trim()) ?? [];
  const value = values.join('=').trim();
  return name && value ? [`utm_${name.toLowerCase()}`, value] : undefined;
}

/** The parameters that were written, separated by commas; `onInvalid` is called where a piece is not a parameter. */
export function readUtm(written: string, onInvalid: () => void): Utm {
  const pieces = written.split(',').map(readPiece);
  if (pieces.includes(undefined)) onInvalid();
  return Object.fromEntries(pieces.filter((piece) => piece !== undefined));
}

/** A link with these parameters after its own, which stay exactly as they are and are never overwritten. */
export function addUtm(href: string, utm: Utm): string {
  const url = new URL(href);
  const added = Object.entries(utm)
    .filter(([name]) => !url.searchParams.has(name))
    // A lone surrogate cannot be encoded.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  if (added.length > 0) url.search = [url.search.slice(1), ...added].filter(Boolean).join('&');
  return url.href;
}

/** `utm`: parameters on the links to posts and of actions, and on no others. */
export const createFeature: CreateFeature = (host) => {
  const piecesOf = remember((written: string): CardPieces => {
    const utm = readUtm(written, () => {
      const words = `Invalid value ${quote(written)} for "utm"; write utm="source=site,medium=feed".`;
      log('warn', 'WS-112', `<${host.element.localName}> ${words}`);
    });
    return { linkUrl: (url) => addUtm(url, utm) };
  });

  return {
    get cardPieces() {
      return piecesOf(host.read(utmLinks.attributes).utm);
    },
  };
};
