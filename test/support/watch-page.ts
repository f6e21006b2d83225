import type { Page } from '@playwright/test';

/** The fields with images and videos: of a post, only the addresses in these fields may be requested. */
const PICTURE_FIELDS = 'feedImageUrl postImage imageUrl mediaImageUrls image media video videoUrl'.split(' ');

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* stringsIn(one);
}

/** All strings in the image and video fields of items, whether they are addresses or not. */
export const picturesIn = (items: readonly Readonly<Record<string, unknown>>[]): string[] =>
  items.flatMap((item) => PICTURE_FIELDS.flatMap((field) => [...stringsIn(item[field])]));

/** The web addresses among texts, as the browser or the driver serializes them; `//` is read as https. */
const readAddresses = (texts: readonly string[]): string[] =>
  texts
    .map((text) => text.replace(/^[\0- ]*(?=\/\/)/, 'https:'))
    .flatMap((text) => (URL.canParse(text) && /^https?:/.test(new URL(text).protocol) ? [new URL(text).href] : []));

/** An address for comparison, without its fragment, and decoded, because parsers differ in what they escape. */
const compared = (address: string): string =>
  address
    .replace(/#.*/s, '')
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export interface Watch {
  /** What happened in the page and should not have. */
  faults(): Promise<readonly string[]>;
}

interface WatchOptions {
  /** The beginnings of the addresses that a page of ours may request. */
  readonly own: readonly string[];
  /** Texts. Those that are addresses may be requested as images and videos. */
  readonly pictures: readonly string[];
  /** The messages that the page may have on its console. */
  readonly says?: RegExp;
}

/** Records what should not happen in a page: console messages, dialogs, requests, windows, navigations and the like. */
export function watchPage(page: Page, { own, pictures, says = /^$/ }: WatchOptions): Watch {
  const faults: string[] = [];
  const asked: { url: string; type: string }[] = [];
  const isOwn = (url: string): boolean => own.some((one) => url.startsWith(one));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => faults.push(`popup: ${popup.url()}`));
  page.on('framenavigated', (frame) => isOwn(frame.url()) || faults.push(`went to ${frame.url()}`));
  page.on('frameattached', (frame) => faults.push(`frame: ${frame.url()}`));
  page.on('websocket', (socket) => faults.push(`socket: ${socket.url()}`));
  page.on('worker', (worker) => faults.push(`worker: ${worker.url()}`));
  page.on('download', (download) => faults.push(`download: ${download.url()}`));
  page.on('console', (message) => {
    const text = message.text();
    // The browser reports images that do not exist.
    if (!text.startsWith('Failed to load resource') && !says.test(text)) faults.push(`console: ${text}`);
  });
  page.on('request', (request) => {
    if (!isOwn(request.url())) asked.push({ url: request.url(), type: request.resourceType() });
  });
  return {
    async faults() {
      // The browser can parse some addresses that the driver cannot.
      const others = pictures.filter((text) => /https?:/i.test(text) && !URL.canParse(text));
      const addresses = [...readAddresses(pictures), ...(await page.evaluate(readAddresses, others))];
      const known = new Set(addresses.map(compared));
      const isPicture = ({ url, type }: { url: string; type: string }): boolean =>
        /^(image|media)$/.test(type) && known.has(compared(url));
      return [...faults, ...asked.filter((one) => !isPicture(one)).map(({ url, type }) => `asked for ${type} ${url}`)];
    },
  };
}
