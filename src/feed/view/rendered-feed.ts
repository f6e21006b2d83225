import type { CardFeatures, CardsHost, Composed, Features, Loading, Seen } from '../feature.ts';
import type { FeedTask } from '../task/feed-task.ts';

/** The settings of an element that decide how its feed is displayed. */
export interface FeedLook {
  readonly theme: string;
  readonly headingLevel: number;
  readonly firstCount: number;
  readonly moreBy: 'button' | 'scroll' | 'none';
}

/** A feed as its templates know it. */
export interface RenderedFeed extends CardsHost {
  readonly element: CardsHost['element'] & FeedLook;
  readonly features: Pick<CardFeatures, 'active' | 'awaitsField' | 'isHeldBack' | 'layoutClassesOf'>;
  readonly composition: Composed & {
    /** Whether there is something to say or to press below the posts, or was: what says it keeps its place. */
    readonly hasControls: boolean;
    readonly offersMore: boolean;
  };
  readonly view: Seen & { onMediaError(event: Event): void };
  /** What comes once the first answer is displayed. */
  readonly living: { renderControls(): unknown; onKey(event: KeyboardEvent, cards: HTMLElement): void } | undefined;
}

/** A feed as the controls below its posts know it. */
export interface ControlledFeed extends RenderedFeed, Pick<Loading, 'createSource' | 'loadDependencies'> {
  readonly features: RenderedFeed['features'] & Pick<Features, 'load'>;
  readonly task: Pick<FeedTask, 'load' | 'loadMore' | 'retry' | 'settled'>;
}
