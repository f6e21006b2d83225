import type { ReactiveControllerHost } from 'lit';
import type { Post } from '../../model/post.ts';
import type { FeedFault, PostSource } from '../../source/post-source.ts';
import type { FeedModel } from '../feed-state.ts';
import type { Displays } from '../view/slices.ts';

export interface SourceRequest {
  /** Requests again, bypassing the cache. */
  readonly fresh: boolean;
  /** Requests as much at once as the service gives, and as far as it reaches: what comes is chosen from. */
  readonly all?: boolean;
  /** Requests in the background; what is displayed stays as it is. */
  readonly aside?: boolean;
  /** The source that this one replaces. */
  readonly previous: PostSource | undefined;
}

/** A feed, as what runs its requests knows it. */
export interface FeedTaskHost extends Displays {
  readonly element: ReactiveControllerHost & { readonly isConnected: boolean };
  model: FeedModel;
  report(outcome: Outcome): void;
  /** Whether the posts that a visitor sees first may be displayed before the others. */
  displaysInSteps(): boolean;
  createSource(request: SourceRequest): PostSource | Promise<PostSource>;
  loadDependencies(posts: readonly Post[], needsControls: boolean): Promise<void>;
}

/** What a step brought, to be told once it is displayed. */
export interface Outcome {
  readonly faults: readonly FeedFault[];
  /** The posts that came new; absent where nothing came. */
  readonly added?: readonly Post[];
}
