import { isObject } from '../../src/model/normalise-post.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { messageOf } from '../base/ui/say.ts';

/** A post as a person wrote or pasted it, under any of the names that the elements read. */
export type OwnPost = Readonly<Record<string, unknown>>;

/** More than these no feed can reach. */
export const POSTS_MAX = 130;

/** Longer fragments are cut by some of the programs that people send links with. */
const LINK_MAX = 6000;

/** In a link, instead of posts that are too long: they are kept in the tab where the link was made. */
const IN_TAB = 'tab';

const objectsOf = (value: unknown): OwnPost[] | undefined =>
  Array.isArray(value) ? value.filter(isObject).slice(0, POSTS_MAX) : undefined;

/** The posts in what was pasted: a list, the service's own answer, or one post alone. Throws what is wrong, in words. */
export function readPosts(json: string): OwnPost[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (reason) {
    throw new Error(`This is not JSON: ${messageOf(reason)}`, { cause: reason });
  }
  const posts = objectsOf(value) ?? (isObject(value) ? (objectsOf(value['items']) ?? [value]) : []);
  if (posts.length === 0) throw new Error('There are no posts in it: a list of objects is expected.');
  return posts;
}

const bytesToBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

const base64UrlToBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The posts as a word of an address: themselves where they are short enough, else where they are kept. */
export function writeForLink(posts: readonly OwnPost[]): string {
  if (posts.length === 0) return '';
  const written = bytesToBase64Url(new TextEncoder().encode(JSON.stringify(posts)));
  return written.length <= LINK_MAX ? written : IN_TAB;
}

/** Whether a link can hold them. */
export const fitsLink = (posts: readonly OwnPost[]): boolean => writeForLink(posts) !== IN_TAB;

/** The posts of a link; `undefined` where they are kept in the tab where it was made. */
export function readFromLink(written: string): OwnPost[] | undefined {
  if (written === IN_TAB) return undefined;
  try {
    return objectsOf(JSON.parse(new TextDecoder().decode(base64UrlToBytes(written)))) ?? [];
  } catch {
    return []; // a link that was cut short, or never was one
  }
}

const STORED = 'posts';

/** The posts that were written in this tab. */
export function readStoredPosts(): OwnPost[] {
  const stored = readStored(STORED);
  return stored ? readPosts(stored) : [];
}

/** Keeps them as long as the tab is open. `false` where there is no room. */
export const writeStoredPosts = (posts: readonly OwnPost[]): boolean =>
  writeStored(STORED, posts.length > 0 ? JSON.stringify(posts) : '');
