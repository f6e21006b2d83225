import type { RenderOptions } from 'lit';
import { LazyModule } from '../element/lazy-module.ts';
import type { FeedContext } from './feed-context.ts';
import type { FeedRequests } from './feed-requests.ts';

const hydration = new LazyModule(() => import('./hydrate-root.ts'));

/** Takes over what a server handed in: answers, and posts that it rendered. Nothing moves, and nothing is requested. */
export class Handover {
  readonly #context: FeedContext;
  readonly #requests: FeedRequests;
  #isHydrated = false;

  constructor(context: FeedContext, requests: FeedRequests) {
    this.#context = context;
    this.#requests = requests;
  }

  /** Where answers were given, waits until the posts can be displayed at once, without skeletons before them. */
  async settle(): Promise<void> {
    const { given, features, task, element } = this.#context;
    if (!given.isWaiting) return;
    if (element.shadowRoot?.firstChild) void hydration.load();
    await features.load();
    features.update();
    this.#requests.update();
    await task.settled;
    if (element.shadowRoot?.firstChild) await hydration.load();
  }

  /** Makes the first rendering out of what the server rendered; what does not fit goes, and is rendered again. */
  hydrate(render: () => unknown, options: RenderOptions): void {
    const { shadowRoot: root, nearestLanguage } = this.#context.element;
    if (!root?.firstChild) return;
    this.#context.update({ isHydrating: true });
    this.#isHydrated = hydration.current?.hydrateRoot(root, render(), nearestLanguage, options) ?? false;
    if (!this.#isHydrated) root.replaceChildren();
    this.#context.update();
  }

  /** The server's styles go once those of the elements are there. */
  rendered(): void {
    const root = this.#context.element.shadowRoot;
    if (!this.#isHydrated || !root?.adoptedStyleSheets.length) return;
    this.#isHydrated = false;
    for (const style of root.querySelectorAll(':scope > style, :scope > link')) style.remove();
  }
}
