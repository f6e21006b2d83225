import type { Media, Post } from './post.ts';

/** A small hash (FNV-1a, then mixed), so that whatever is drawn or made up is the same at every start. */
export function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const MINUTE = 60_000;

/** The time between the newest post and the one before it. */
const FIRST_GAP = 5 * 60 * MINUTE;

/** A file of `pictures/files`. */
export interface File {
  readonly file: string;
  readonly alt: string;
}

/** A post as its author wrote it: `text` is plain, `html` is rich. */
export interface Story extends Pick<Post, 'id' | 'title' | 'ctaLink' | 'button' | 'author' | 'claps'> {
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  readonly pictures?: readonly File[] | undefined;
  readonly video?: File | undefined;
  /** A fixed date. Without it, the date is counted back from now. */
  readonly publishedDate?: string | undefined;
  readonly hasOtherNames?: boolean | undefined;
}

/** One of `workspaces/*.json`. */
export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly newestMinutesAgo: number;
  readonly oldestDaysAgo: number;
  /** Newest first. */
  readonly stories: readonly Story[];
}

/** The newest post is some minutes old, the next ones hours, then days, weeks and months: each gap is longer than the last. */
function publishedDate(workspace: Workspace, index: number, startedAt: number): string {
  const gaps = Math.max(workspace.stories.length - 1, 2);
  const growth = Math.log((workspace.oldestDaysAgo * 24 * 60 * MINUTE) / FIRST_GAP) / Math.log(gaps);
  const age = workspace.newestMinutesAgo * MINUTE + FIRST_GAP * index ** growth;
  return new Date(startedAt - Math.round(age) - (hash(`${workspace.id} ${index}`) % MINUTE)).toISOString();
}

function mediaOf({ pictures = [], video }: Pick<Story, 'pictures' | 'video'>, origin: string): readonly Media[] {
  const srcOf = (file: string): string => `${origin}/pictures/${file}`;
  return [
    ...(video ? [{ type: 'video' as const, src: srcOf(video.file), alt: video.alt }] : []),
    ...pictures.map(({ file, alt }) => ({ type: 'image' as const, src: srcOf(file), alt })),
  ];
}

export function publish(workspace: Workspace, origin: string, startedAt: number): readonly Post[] {
  const { id: feedId, name: feedName, stories } = workspace;
  return stories.map(({ html, pictures, video, ...story }, index) => ({
    ...story,
    feedId,
    feedName,
    feedImageUrl: `${origin}/pictures/avatar-${feedId}.svg`,
    url: `${origin}/p/${feedId}/${story.id}`,
    text: html ?? story.text ?? '',
    isRich: html !== undefined,
    media: mediaOf({ pictures, video }, origin),
    publishedDate: story.publishedDate ?? publishedDate(workspace, index, startedAt),
    hasOtherNames: story.hasOtherNames ?? false,
  }));
}

/** A date by hash, at a pace set by `seed`, so that merged workspaces interleave. No two seeds have the same milliseconds. */
function madeDate(seed: number, index: number, newest: number): string {
  const paceSeconds = 1200 + (hash(`pace ${seed}`) % 5) * 1200;
  const ageSeconds = index * paceSeconds + (hash(`${seed}/${index}`) % paceSeconds);
  return new Date(newest - ageSeconds * 1000 - seed).toISOString();
}

export function makePosts(count: number, seed: number, feedId: string, origin: string, newest = Date.UTC(2026, 0)) {
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
      publishedDate: madeDate(seed, index, newest),
      hasOtherNames: false,
    };
  });
}

/** `made-{count}` or `made-{count}-{seed}`: a workspace that is made when it is requested. */
export function findMadePosts(feedId: string, origin: string, newest?: number): readonly Post[] | undefined {
  const made = /^made-(\d{1,5})(?:-(\d{1,3}))?$/.exec(feedId);
  return made ? makePosts(Number(made[1]), Number(made[2] ?? 0), feedId, origin, newest) : undefined;
}
