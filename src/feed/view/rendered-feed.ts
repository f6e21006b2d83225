import type { Composed, Features, FeatureHost, Loading, Seen } from '../feature.ts';
import type { FeedTask } from '../task/feed-task.ts';

/** The settings of an element that decide how its feed is displayed. */
export interface FeedLook {
  readonly theme: string;
  readonly headingLevel: number;
  /** How many posts the first answer is to bring. */
  readonly firstCount: number;
  /** How the visitor loads more. */
  readonly moreBy: 'button' | 'scroll' | 'none';
}

/** A feed as its templates know it. */
export interface RenderedFeed extends FeatureHost {
  readonly element: FeatureHost['element'] & FeedLook;
  readonly features: Pick<Features, 'active' | 'awaitsField' | 'isHeldBack' | 'layoutClassesOf' | 'load'>;
  readonly composition: Composed & {
    /** Whether there is something to say or to press below the posts, or was: what says it keeps its place. */
    readonly hasControls: boolean;
    /** Whether there are more posts to offer. */
    readonly offersMore: boolean;
  };
  readonly loader: Loading & { readonly task: Pick<FeedTask, 'load' | 'loadMore' | 'retry' | 'settled'> };
  readonly view: Seen & { onImageError(event: Event): void };
}
