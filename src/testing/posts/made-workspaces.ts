import type { Post } from './post.ts';
import { hash } from './hash.ts';

const MADE_ID = /^made-(\d{1,5})(?:-(\d{1,3}))?$/;
const NEWEST = Date.parse('2026-01-01T00:00:00.000Z');

/**
 * Each seed has a pace of its own, so that merged workspaces run out of step; within a pace the moment is by hash, and
 * the milliseconds are the seed, so that no two posts share a date.
 */
function publishedDate(seed: number, index: number, newest: number): string {
  const paceSeconds = 1200 + (hash(`pace ${seed}`) % 5) * 1200;
  const ageSeconds = index * paceSeconds + (hash(`${seed}/${index}`) % paceSeconds);
  return new Date(newest - ageSeconds * 1000 - seed).toISOString();
}

/** Posts made by the count; the first is the newest. */
export function makePosts(
  count: number,
  seed: number,
  feedId: string,
  origin: string,
  newest = NEWEST,
): readonly Post[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `made-${seed}-${index}`;
    return {
      id,
      feedId,
      feedName: `Made ${seed}`,
      feedImageUrl: `${origin}/pictures/avatar-made-${seed}.svg`,
      url: `${origin}/p/${encodeURIComponent(feedId)}/${id}`,
      text: `[${seed}/${index}] A short post made for a test.`,
      isRich: false,
      media: [],
      claps: hash(`claps ${id}`) % 100,
      publishedDate: publishedDate(seed, index, newest),
      hasOtherNames: false,
    };
  });
}

/** `made-{count}` or `made-{count}-{seed}`: a workspace that exists by being asked for. */
export function findMadePosts(feedId: string, origin: string, newest?: number): readonly Post[] | undefined {
  const made = MADE_ID.exec(feedId);
  return made ? makePosts(Number(made[1]), Number(made[2] ?? 0), feedId, origin, newest) : undefined;
}
