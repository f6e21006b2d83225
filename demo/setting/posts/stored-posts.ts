import { readStored, writeStored } from '../../base/storage.ts';
import { type OwnPost, readPosts } from '../own-posts.ts';

const STORED = 'posts';

/** The posts that were written in this tab. */
export function readStoredPosts(): OwnPost[] {
  const stored = readStored(STORED);
  return stored ? readPosts(stored) : [];
}

/** Keeps them as long as the tab is open. `false` where there is no room. */
export const writeStoredPosts = (posts: readonly OwnPost[]): boolean =>
  writeStored(STORED, posts.length > 0 ? JSON.stringify(posts) : '');
