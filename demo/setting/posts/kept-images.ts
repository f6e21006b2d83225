import { readStored, writeStored } from '../../base/storage.ts';
import type { OwnPost } from '../own-posts.ts';
import { readImage, writeImage } from './written-post.ts';

/** The origin of own posts and their images: a host that can never exist. */
export const OWN_POSTS_URL = 'https://my-posts.invalid';

const IMAGES_URL = `${OWN_POSTS_URL}/images/`;
const STORED = 'image.';

/** The greatest width of a post on a high-density screen. An unscaled photo would fill the tab's storage. */
const WIDTH_MAX_PX = 1280;
const QUALITY = 0.82;

async function shrink(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, WIDTH_MAX_PX / bitmap.width);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', QUALITY);
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores an image in this tab. Resolves to its URL for a post; rejects with an error that says what is wrong. */
export async function keepImage(file: File): Promise<string> {
  let image: string;
  try {
    image = await shrink(file);
  } catch (reason) {
    throw new Error(`${file.name} is not an image that the browser can display.`, { cause: reason });
  }
  const name = await hashOf(image);
  if (!writeStored(STORED + name, image)) throw new Error('There is no more room for images in this tab.');
  return IMAGES_URL + name;
}

export const isKept = (address: unknown): boolean => typeof address === 'string' && address.startsWith(IMAGES_URL);

/** An empty image, which the element treats as broken. It replaces images that are stored in another tab. */
const NO_IMAGE = 'data:,';

/** The URL from which the browser can load an image: a `data:` URL for a stored one; any other URL is unchanged. */
export const loadableAddress = (address: string): string =>
  isKept(address) ? (readStored(STORED + address.slice(IMAGES_URL.length)) ?? NO_IMAGE) : address;

/** Posts without the images that are stored in this tab, because those never leave it. */
export const withoutKeptImages = (posts: readonly OwnPost[]): readonly OwnPost[] =>
  posts.map((post) => (isKept(readImage(post).src) ? writeImage(post, { src: '', alt: '' }) : post));
