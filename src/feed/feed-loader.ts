import { isServer, type ReactiveControllerHost } from 'lit';
import { PAGE_MAX } from '../api/limits.ts';
import { FaultError } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { PageBounds, PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { unwrap } from '../source/wrapped/around-load.ts';
import type { CreateSource, Features, Loading } from './feature.ts';
import type { FeedComposition } from './feed-composition.ts';
import type { FeedModel } from './feed-state.ts';
import type { FeedView } from './feed-view.ts';
import type { Handover } from './handover-host.ts';
import { ask } from './requests.ts';
import { FeedTask } from './task/feed-task.ts';
import type { SourceRequest } from './task/feed-task-host.ts';

interface LoadingElement extends HTMLElement, ReactiveControllerHost {
  readonly hasUpdated: boolean;
  readonly limit?: number;
  readonly pageSize?: number;
  readonly maxPosts?: number;
  createSource: CreateSource;
}

/** What loads the posts of a feed: its task, and the sources that the element makes and the features wrap. */
export class FeedLoader implements Loading {
  readonly task: FeedTask;
  /** What a server handed in, where it did. */
  handover: Handover | undefined;
  readonly #element: LoadingElement;
  readonly #features: Features;
  readonly #composition: FeedComposition;
  readonly #view: FeedView;

  constructor(element: LoadingElement, features: Features, composition: FeedComposition, view: FeedView) {
    this.#element = element;
    this.#features = features;
    this.#composition = composition;
    this.#view = view;
    this.task = new FeedTask({
      addController: (controller) => element.addController(controller),
      removeController: (controller) => element.removeController(controller),
      requestUpdate: () => element.requestUpdate(),
      get updateComplete() {
        return element.updateComplete;
      },
      // What a server handed in is taken over as a whole.
      displaysInSteps: () => !isServer && (element.hasUpdated || !this.handover),
      rows: () => view.rows,
      get isConnected() {
        return element.isConnected;
      },
      createSource: (request) => this.createSource(request),
      loadDependencies: (posts, needsControls) => view.load(posts, needsControls),
    });
  }

  get model(): FeedModel {
    return this.task.model;
  }

  pageBounds({ all }: Pick<SourceRequest, 'all'>): PageBounds {
    if (all) return { pageSize: PAGE_MAX, maxPosts: Infinity };
    const { limit = PAGE_MAX, pageSize = limit, maxPosts = limit } = this.#element;
    return { pageSize, maxPosts };
  }

  createSource(request: SourceRequest): PostSource | Promise<PostSource> {
    return this.#features.mayRequest ? this.createSourceBy(request, this.#ask(request)) : this.#createLater(request);
  }

  /** The source of a request that may be sent, as the features wrap it, by way of `ask`. */
  createSourceBy(request: SourceRequest, ask: Ask): PostSource | Promise<PostSource> {
    const create: CreateSource = ({ previous, ...rest }, by) =>
      this.#element.createSource({ ...rest, previous: previous && unwrap(previous) }, by);
    return this.#composition.wrap(create)(request, ask);
  }

  loadDependencies(posts: readonly Post[], needsControls?: boolean): Promise<void> {
    return this.#view.load(posts, needsControls);
  }

  replacePosts(posts: readonly Post[]): void {
    this.task.replacePosts(posts);
  }

  recall(posts: readonly Post[]): void {
    this.task.recall(posts);
  }

  clear(): void {
    this.#features.stop();
    this.task.reset({ keepsPosts: false });
  }

  async refresh(): Promise<readonly Post[]> {
    return this.#features.mayRequest ? this.task.refresh() : [];
  }

  #ask({ fresh, aside }: SourceRequest): Ask {
    return fresh || aside ? ask : (this.handover?.answerBefore(ask) ?? ask);
  }

  /** A feature that was asked for just now starts with the update that is pending. */
  async #createLater(request: SourceRequest): Promise<PostSource> {
    await this.#element.updateComplete;
    if (!this.#features.mayRequest)
      throw new FaultError({ kind: 'setup', code: 'WS-108', message: 'Nothing may be requested.' });
    return this.createSourceBy(request, this.#ask(request));
  }
}
