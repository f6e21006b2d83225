import type { Post } from '../../model/post.ts';
import type { Features, FeatureHost } from '../feature.ts';

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
export interface FeedView extends FeatureHost {
  readonly element: FeatureHost['element'] & FeedLook;
  readonly features: Pick<Features, 'active' | 'layoutClasses'>;
  /** Whether there is something to say or to press below the posts, or was: what says it keeps its place. */
  readonly hasControls: boolean;
  readonly task: {
    loadMore(): Promise<readonly Post[]>;
    retry(): Promise<readonly Post[]>;
  };
  onImageError(event: Event): void;
}
