import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../base/fault.ts';
import { log, quote } from '../base/log.ts';
import { createTurns } from '../base/turns.ts';
import { isObject, readMedia, valueAt } from '../model/normalise-post.ts';
import { readUrl } from '../model/formats.ts';
import { readMediaDetails } from '../model/media-details.ts';
import { MEDIA_MAX } from '../model/post-bounds.ts';
import names from '../model/post-names.json' with { type: 'json' };
import { Cutter } from '../model/words/cut-text.ts';
import type { RenderOptions } from '../server/index.ts';
import { fetchImage } from './fetch-image.ts';

// Copies of the images of posts in the folder of a built site.

/** The folder, within that of the site. */
const FOLDER = 'ws-images';
const WIDTHS = [320, 640, 960, 1280];
/** The width of a copy if only one can be named, and of an avatar. */
const WIDTH = 960;
const AVATAR_WIDTH = 320;

const AT_ONCE = 2;
const PIXELS_MAX = 50e6;
const CONVERSION_MAX_S = 10;
/** The bounds of one build. */
const IMAGES_MAX = 1000;
const BUILD_MAX_MS = 300_000;

/** A copy, as eleventy-img describes it. */
type Made = Readonly<{ filename: string; width: number; height: number }>;

/** What is needed of eleventy-img. */
type MakeImage = (file: string, options: object) => Promise<Readonly<Record<string, readonly Made[]>>>;

async function loadMakeImage(): Promise<MakeImage> {
  try {
    // @ts-expect-error -- It has no types.
    return ((await import('@11ty/eleventy-img')) as { default: MakeImage }).default;
  } catch (reason) {
    throw new Error(`ws-widgets: \`images\` needs eleventy-img: npm install @11ty/eleventy-img`, { cause: reason });
  }
}

/** Writes copies of an image, without its metadata, in those of `WIDTHS` that it can fill. */
async function convert(makeImage: MakeImage, bytes: Buffer, outputDir: string): Promise<readonly Made[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ws-widgets-'));
  try {
    const file = join(folder, 'image'); // if it got bytes, eleventy-img would keep them all in memory
    await writeFile(file, bytes);
    const made = await makeImage(file, {
      widths: WIDTHS,
      formats: ['auto'],
      outputDir: folder,
      useCache: false,
      failOnError: true,
      sharpOptions: { limitInputPixels: PIXELS_MAX, failOn: 'error' },
      transform: (sharp: { timeout(options: object): unknown }) => void sharp.timeout({ seconds: CONVERSION_MAX_S }),
    });
    const copies = Object.values(made).flat();
    await mkdir(outputDir, { recursive: true });
    // All or none. Other images may have the same bytes, and be writing the same files at this moment.
    for (const { filename } of copies) await copyFile(join(folder, filename), join(outputDir, filename));
    return copies;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What replaces the properties of an image in a post. */
type Copy = Readonly<{ src: string; srcset: string; width: number; height: number; avatarUrl: string }>;

async function replaceAt(item: unknown, path: string, replace: (value: unknown) => Promise<unknown>): Promise<void> {
  const dotAt = path.lastIndexOf('.');
  const parent = dotAt < 0 ? item : valueAt(item, path.slice(0, dotAt));
  const last = path.slice(dotAt + 1);
  if (isObject(parent) && Object.hasOwn(parent, last)) parent[last] = await replace(parent[last]);
}

/** Keeps the images of one build in `outputDir`, the folder that the site is written to. `siteUrl` is its URL. */
export async function createImageKeeper(siteUrl: string, outputDir: string) {
  const base = readUrl(siteUrl)?.replace(/[/]?$/, '/');
  if (!base)
    throw new Error(`ws-widgets: \`images.siteUrl\` is not the absolute URL of a site: ${quote(String(siteUrl))}`);
  const makeImage = await loadMakeImage();
  const inTurn = createTurns(AT_ONCE);
  const endMs = Date.now() + BUILD_MAX_MS;
  const copies = new Map<string, Promise<Copy | undefined>>();
  const refused = new Map<string, string>();

  async function copy(src: string): Promise<Copy> {
    if (Date.now() > endMs) throw new Error('the build has fetched images for five minutes');
    const made = await convert(makeImage, await fetchImage(src), join(outputDir, FOLDER));
    const urlOf = (one: Made): string => `${base}${FOLDER}/${one.filename}`;
    const upTo = (most: number): Made | undefined => made.findLast(({ width }) => width <= most) ?? made[0];
    const [one, avatar, widest] = [upTo(WIDTH), upTo(AVATAR_WIDTH), made.at(-1)];
    if (!one || !avatar || !widest) throw new Error('nothing was made of it');
    const srcset = made.map((each) => `${urlOf(each)} ${each.width}w`).join(', ');
    return { src: urlOf(one), srcset, width: widest.width, height: widest.height, avatarUrl: urlOf(avatar) };
  }

  async function tryToCopy(src: string): Promise<Copy | undefined> {
    try {
      if (copies.size >= IMAGES_MAX) throw new Error(`a build keeps ${IMAGES_MAX} images`);
      return await inTurn(() => copy(src));
    } catch (reason) {
      return void refused.set(src, messageOf(reason));
    }
  }

  async function withCopy(value: unknown, isAvatar: boolean): Promise<unknown> {
    if (isAvatar && typeof value !== 'string') return value;
    if (Array.isArray(value)) {
      const isOne = (one: unknown, i: number): boolean => i < MEDIA_MAX && !Array.isArray(one);
      return Promise.all(value.map((one, i) => (isOne(one, i) ? withCopy(one, false) : (one as unknown))));
    }
    const [media] = readMedia([value], [], new Cutter());
    const src = media?.type === 'video' ? readMediaDetails(media).poster : media?.src;
    if (!media || !src) return value;
    const copied = copies.get(src) ?? tryToCopy(src);
    copies.set(src, copied);
    const copy = await copied;
    if (!copy) return value;
    const { avatarUrl, ...said } = copy;
    // An image without `src` has its address in `url`, and `raw` is read before its other properties: the copy replaces both.
    const { url, raw, ...others } = isObject(value) ? value : {};
    if (media.type === 'video') return { ...others, url, raw: { ...media.raw, poster: said.src } };
    return isAvatar ? avatarUrl : { ...others, ...said };
  }

  return {
    /** Makes a function that replaces the images of items by copies, except those in `hide` and those that cannot be copied. */
    preparerFor:
      (hide: string): NonNullable<RenderOptions['prepareItems']> =>
      async (items, fieldMap) => {
        const hidden = { media: /\b(?:image|media)\b/i, feedImageUrl: /\bavatar\b/i };
        const fields = (['media', 'feedImageUrl'] as const).filter((field) => !hidden[field].test(hide));
        const places = fields.flatMap((field) =>
          (fieldMap[field] ? [fieldMap[field]] : names[field]).map((path) => ({ path, isAvatar: field !== 'media' })),
        );
        const replaceIn = (item: unknown) =>
          places.map(({ path, isAvatar }) => replaceAt(item, path, (value) => withCopy(value, isAvatar)));
        await Promise.all(items.flatMap(replaceIn));
      },
    /** Reports once that some images were not kept. */
    report(): void {
      const [first] = refused;
      if (!first) return;
      const many = `${refused.size} of ${copies.size} images keep their own addresses`;
      log('warn', 'WS-704', `ws-widgets: ${many}, such as ${quote(first[0])}: ${quote(first[1])}.`);
    },
  };
}

export type ImageKeeper = Awaited<ReturnType<typeof createImageKeeper>>;
