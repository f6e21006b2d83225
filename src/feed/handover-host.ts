import type { RenderOptions } from 'lit';
import type { Ask } from '../source/shared-requests.ts';
import type { Features, Seen } from './feature.ts';
import type { FeedTask } from './task/feed-task.ts';

/** A feed as the handover from a server knows it. */
export interface HandoverHost {
  readonly element: HTMLElement & { readonly nearestLanguage: string };
  readonly features: Features;
  readonly task: FeedTask;
  readonly view: Pick<Seen, 'cardView' | 'postOf'>;
}

/** The handover of what a server fetched and rendered. */
export interface Handover {
  /** Whether there are answers that were not taken yet. */
  readonly isWaiting: boolean;
  /** Waits for what was handed in, so that it is what is displayed first. `start` starts the features, and requests what is to be displayed. */
  settle(start: () => void): Promise<void>;
  /** Answers what was given once, and leaves the rest to the service. */
  answerBefore(ask: Ask): Ask;
  /** Makes the first rendering from what the server rendered. Returns whether it fits, and all nodes stay as they are. */
  hydrate(root: ShadowRoot, render: () => unknown, options: RenderOptions): boolean;
  /** Everything is displayed: the server's styles go, and what is no longer fresh is requested. */
  rendered(): void;
}
