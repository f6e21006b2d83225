import type { Action, Media, Post } from './post.ts';
import { hash } from './hash.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** From the newest post to the one before it. */
const FIRST_GAP = 5 * 60 * MINUTE;

/** A file of `pictures/files`. */
export interface File {
  readonly file: string;
  readonly alt: string;
}

/** A post as its author wrote it: `text` is plain, `html` is rich. */
export interface Story {
  readonly id: string;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  readonly pictures?: readonly File[] | undefined;
  readonly video?: File | undefined;
  readonly ctaLink?: Action | undefined;
  readonly button?: Action | undefined;
  readonly author?: string | undefined;
  /** Where it is none that is counted back from now. */
  readonly publishedDate?: string | undefined;
  readonly claps: number;
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

/** The newest some minutes ago, the next ones hours, then days, weeks and months: each gap is longer than the last. */
function publishedDate(workspace: Workspace, index: number, startedAt: number): string {
  const gaps = Math.max(workspace.stories.length - 1, 2);
  const growth = Math.log((workspace.oldestDaysAgo * DAY) / FIRST_GAP) / Math.log(gaps);
  const age = workspace.newestMinutesAgo * MINUTE + FIRST_GAP * index ** growth;
  const oddSeconds = hash(`${workspace.id} ${index}`) % MINUTE;
  return new Date(startedAt - Math.round(age) - oddSeconds).toISOString();
}

function mediaOf({ pictures = [], video }: Pick<Story, 'pictures' | 'video'>, origin: string): readonly Media[] {
  const mediumOf = (type: Media['type'], { file, alt }: File): Media => ({
    type,
    src: `${origin}/pictures/${file}`,
    alt,
  });
  return [...(video ? [mediumOf('video', video)] : []), ...pictures.map((picture) => mediumOf('image', picture))];
}

/** The posts of a workspace with dates and addresses. */
export function publish(workspace: Workspace, origin: string, startedAt: number): readonly Post[] {
  const { id: feedId, name: feedName, stories } = workspace;
  return stories.map(
    ({ id, title, text, html, ctaLink, button, author, claps, hasOtherNames = false, ...story }, index) => ({
      id,
      feedId,
      feedName,
      feedImageUrl: `${origin}/pictures/avatar-${feedId}.svg`,
      url: `${origin}/p/${feedId}/${id}`,
      title,
      text: html ?? text ?? '',
      isRich: html !== undefined,
      media: mediaOf(story, origin),
      ctaLink,
      button,
      author,
      claps,
      publishedDate: story.publishedDate ?? publishedDate(workspace, index, startedAt),
      hasOtherNames,
    }),
  );
}
