import { type EmbeddedIntegration, findEmbed } from '../../../src/testing/service/answer-request.ts';
import type { Post } from '../../../src/testing/posts/post.ts';
import { orRefuse } from '../../../src/testing/service/outcome.ts';
import { findPosts } from './workspaces.ts';

/** The workspaces of each embedded integration. */
const feedIdsByEmbed: ReadonlyMap<string, readonly string[]> = new Map([
  ['town', ['bakery', 'club', 'library']],
  ['half', ['bakery', 'trouble-500~half', 'choir']],
  ['nothing', []],
]);

export interface Site {
  readonly origin: string;
  /** The time that the dates of all posts are relative to, in milliseconds. */
  readonly startedAt: number;
  /** Posts published after the start, newest first. */
  readonly laterPosts?: (feedId: string, origin: string) => readonly Post[];
}

export function postsOrRefuse(feedId: string, { origin, startedAt, laterPosts }: Site): readonly Post[] {
  const posts = orRefuse(findPosts(feedId, origin, startedAt), `workspace "${feedId}"`);
  return laterPosts ? [...laterPosts(feedId, origin), ...posts] : posts;
}

export const embedOrRefuse = (embedId: string, org: string): EmbeddedIntegration =>
  orRefuse(findEmbed(feedIdsByEmbed, embedId, org), `embedded integration "${embedId}" for "${org}"`);
