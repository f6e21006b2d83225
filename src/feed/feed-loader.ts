import { isServer } from 'lit';
import { FaultError } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { PageBounds, PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { unwrap } from '../source/wrapped/around-load.ts';
import type { CreateSource, Features, Loading } from './feature.ts';
import type { FeedContext } from './feed-context.ts';
import type { FeedModel } from './feed-state.ts';
import type { Handover } from './handover-host.ts';
import { pageBounds } from './page-bounds.ts';
import { FeedTask } from './task/feed-task.ts';
import type { FeedTaskHost, SourceRequest } from './task/feed-task-host.ts';

/** What loads the posts of a feed: its task, and the sources that the element makes and the features wrap. */
export class FeedLoader implements Loading {
  readonly task: FeedTask;
  /** What a server handed in, where it did. */
  handover: Handover | undefined;
  readonly #feed: FeedContext;
  readonly #features: Features;

  constructor(feed: FeedContext, features: Features) {
    this.#feed = feed;
    this.#features = features;
    const { element, view } = feed;
    const host: FeedTaskHost = {
      element,
      view,
      get model() {
        return feed.model;
      },
      set model(model) {
        feed.model = model;
      },
      get displayedAtMs() {
        return feed.displayedAtMs;
      },
      report: (outcome) => feed.report(outcome),
      // What a server handed in is taken over as a whole.
      displaysInSteps: () => !isServer && (element.hasUpdated || !this.handover),
      createSource: (request) => this.createSource(request),
      loadDependencies: (posts, needsControls) => view.load(posts, needsControls),
    };
    this.task = new FeedTask(host, feed.first.source);
  }

  get model(): FeedModel {
    return this.#feed.model;
  }

  pageBounds(request: Pick<SourceRequest, 'all'>): PageBounds {
    return pageBounds(this.#feed.element, request);
  }

  createSource(request: SourceRequest): PostSource | Promise<PostSource> {
    return this.#features.mayRequest ? this.createSourceBy(request, this.#ask(request)) : this.#createLater(request);
  }

  /** The source of a request that may be sent, as the features wrap it, by way of `ask`. */
  createSourceBy(request: SourceRequest, ask: Ask): PostSource | Promise<PostSource> {
    const create: CreateSource = ({ previous, ...rest }, by) =>
      this.#feed.element.createSource({ ...rest, previous: previous && unwrap(previous) }, by);
    return this.#features.active.reduce((made, feature) => feature.wrapSource?.(made) ?? made, create)(request, ask);
  }

  loadDependencies(posts: readonly Post[], needsControls?: boolean): Promise<void> {
    return this.#feed.view.load(posts, needsControls);
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
    const { ask } = this.#feed.parts;
    return fresh || aside ? ask : (this.handover?.answerBefore(ask) ?? ask);
  }

  /** A feature that was asked for just now starts with the update that is pending. */
  async #createLater(request: SourceRequest): Promise<PostSource> {
    await this.#feed.element.updateComplete;
    if (!this.#features.mayRequest)
      throw new FaultError({ kind: 'setup', code: 'WS-108', message: 'Nothing may be requested.' });
    return this.createSourceBy(request, this.#ask(request));
  }
}
