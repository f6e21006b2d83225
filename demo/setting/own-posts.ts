import { isObject } from '../../src/model/normalise-post.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { messageOf } from '../base/ui/say.ts';

/** A post that a person wrote or pasted, with any of the names of fields that the elements read. */
export type OwnPost = Readonly<Record<string, unknown>>;

/** No feed can reach more posts than these. */
export const POSTS_MAX = 130;

/** Some programs with which people send links cut longer fragments. */
const LINK_MAX = 6000;

/** In a link, it stands for posts that are too long: they are stored in the tab in which the link was made. */
const IN_TAB = 'tab';

const objectsOf = (value: unknown): OwnPost[] | undefined =>
  Array.isArray(value) ? value.filter(isObject).slice(0, POSTS_MAX) : undefined;

/** The posts in pasted JSON: a list, an answer of the service, or a single post. Throws an error that says what is wrong. */
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

/** The posts in the form for a URL: encoded if they are short enough, otherwise `IN_TAB`. */
export function writeForLink(posts: readonly OwnPost[]): string {
  if (posts.length === 0) return '';
  const written = bytesToBase64Url(new TextEncoder().encode(JSON.stringify(posts)));
  return written.length <= LINK_MAX ? written : IN_TAB;
}

/** Whether a link can contain the posts. */
export const fitsLink = (posts: readonly OwnPost[]): boolean => writeForLink(posts) !== IN_TAB;

/** The posts of a link; `undefined` if they are stored in the tab in which it was made. */
export function readFromLink(written: string): OwnPost[] | undefined {
  if (written === IN_TAB) return undefined;
  try {
    return objectsOf(JSON.parse(new TextDecoder().decode(base64UrlToBytes(written)))) ?? [];
  } catch {
    return []; // the link was cut, or never was one of ours
  }
}

const STORED = 'posts';

/** The posts that were written in this tab. */
export function readStoredPosts(): OwnPost[] {
  const stored = readStored(STORED);
  return stored ? readPosts(stored) : [];
}

/** Stores posts as long as the tab is open. Returns `false` if there is no space. */
export const writeStoredPosts = (posts: readonly OwnPost[]): boolean =>
  writeStored(STORED, posts.length > 0 ? JSON.stringify(posts) : '');
