import type { Action, Media, Post } from './post.ts';
import { hash, Random } from '../base/random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** From the newest post to the one before it. */
const FIRST_GAP = 5 * 60 * MINUTE;

export interface Picture {
  /** One of those in `pictures/scenes.ts`. */
  readonly scene: string;
  readonly alt: string;
  /** `wide` when absent. */
  readonly shape?: 'wide' | 'square' | 'tall';
}

/** A post as its author wrote it: `text` is plain, `html` is rich. */
export interface Story {
  readonly title?: string;
  readonly text?: string;
  readonly html?: string;
  readonly pictures?: readonly Picture[];
  readonly video?: { readonly file: string; readonly alt: string };
  readonly ctaLink?: Action;
  readonly button?: Action;
  readonly author?: string;
  readonly claps: number;
  readonly hasOtherNames?: boolean;
}

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

function mediaOf({ pictures = [], video }: Story, id: string, origin: string): readonly Media[] {
  const images = pictures.map(({ scene, alt, shape = 'wide' }, index) => ({
    type: 'image' as const,
    src: `${origin}/pictures/${scene}-${shape}-${id}${index}.svg`,
    alt,
  }));
  return video ? [{ type: 'video', src: `${origin}/pictures/${video.file}`, alt: video.alt }, ...images] : images;
}

/** The posts of a workspace with ids, dates and addresses. */
export function publish(workspace: Workspace, origin: string, startedAt: number): readonly Post[] {
  const { id: feedId, name: feedName, stories } = workspace;
  const ids = new Random(feedId);
  return stories.map((story, index) => {
    const id = `${ids.whole(36 ** 4, 36 ** 5 - 1).toString(36)}${index.toString(36)}`;
    return {
      id,
      feedId,
      feedName,
      feedImageUrl: `${origin}/pictures/avatar-${feedId}.svg`,
      url: `${origin}/p/${feedId}/${id}`,
      title: story.title,
      text: story.html ?? story.text ?? '',
      isRich: story.html !== undefined,
      media: mediaOf(story, id, origin),
      ctaLink: story.ctaLink,
      button: story.button,
      author: story.author,
      claps: story.claps,
      publishedDate: publishedDate(workspace, index, startedAt),
      hasOtherNames: story.hasOtherNames ?? false,
    };
  });
}
