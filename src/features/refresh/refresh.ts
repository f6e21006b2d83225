import { tell } from '../../base/told/tell.ts';
import { html, nothing } from 'lit';
import { type Fault, readFault } from '../../base/fault.ts';
import { englishFresh } from '../../content/languages/english/refresh.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, CreateSource, Feature, FeatureHost } from '../../feed/feature.ts';
import { isSamePost, type Post, postKey } from '../../model/post.ts';
import { aroundLoad, findFresh, loadDeep } from '../../source/wrapped/around-load.ts';
import type { Batch, PostSource } from '../../source/post-source.ts';
import { LookTimer } from './poll-timer.ts';
import { wouldInterrupt } from './would-interrupt.ts';
import { refresh } from '../rows.ts';

export { default as styles } from './refresh.css?inline';

/** What a poll brought. */
interface Answer {
  readonly source: PostSource;
  readonly batch: Batch;
}

/** `refresh-every`: polls for new posts, which wait behind a button; newer versions replace posts that are displayed already. */
class Refresh implements Feature {
  readonly #host: FeatureHost;
  readonly #timer = new LookTimer(() => void this.#poll());
  #polling: AbortController | undefined;
  /** What the last poll brought, as long as posts of it wait behind the button. */
  #waiting: Answer | undefined;
  #current: PostSource | undefined;
  /** The next source of the feed, once the button was pressed. */
  #replay: PostSource | undefined;
  #isButtonFocused = false;

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  wrapSource(createSource: CreateSource): CreateSource {
    return (request, ask) => {
      if (request.aside) return createSource(request, ask);
      this.#stopPolling(); // the feed requests by itself
      this.#timer.asked();
      if (this.#replay) return (this.#current = this.#replay);
      const source = createSource(request, ask);
      return source instanceof Promise ? source.then((made) => this.#watch(made)) : this.#watch(source);
    };
  }

  renderAbove(): unknown {
    const { element, composition } = this.#host;
    // Read while the button is still here.
    this.#isButtonFocused = element.shadowRoot?.activeElement?.matches('[part=fresh]') ?? false;
    const count = this.#fresh.length;
    const phrases = new Phrases(composition.words, englishFresh);
    // Not atomic: Orca would look for text beside the button, and find none.
    return html`<div class="fresh" aria-live="polite">${
      count > 0
        ? html`<button part="fresh" type="button" @click=${() => void this.#displayFresh()}>${phrases.mark('newPosts', phrases.count('newPosts', count))}</button>`
        : nothing
    }</div>`;
  }

  rendered(): void {
    const { element, view, composition } = this.#host;
    if (composition.displayed.needsLoad) this.#stopPolling(); // what is under way may be to other attributes
    if (this.#fresh.length === 0) {
      this.#waiting = undefined;
      const first = view.cards?.firstElementChild;
      if (this.#isButtonFocused && first instanceof HTMLElement) first.focus({ preventScroll: true });
    }
    const everyMs = this.#host.read(refresh.attributes).refreshEvery * 1000;
    if (this.#mayPoll && !this.#polling) this.#timer.run({ document: element.ownerDocument, everyMs });
    else this.#timer.stop();
  }

  stop(): void {
    this.#stopPolling();
    this.#timer.stop();
    this.#waiting = this.#current = this.#replay = undefined;
  }

  /** The posts that wait behind the button. */
  get #fresh(): readonly Post[] {
    const { composition, model } = this.#host;
    if (!this.#waiting || composition.displayed.needsLoad) return [];
    return findFresh(model.posts, this.#waiting.batch.posts);
  }

  get #mayPoll(): boolean {
    const { composition, model } = this.#host;
    return !composition.displayed.needsLoad && !model.busy && ['ready', 'partial', 'empty'].includes(model.state);
  }

  /** Notes when the feed itself gets its first posts from a source. */
  #watch(source: PostSource): PostSource {
    return aroundLoad(source, async (signal) => {
      const batch = await source.load(signal);
      this.#timer.asked();
      if (!batch.failed) {
        this.#current = source;
        this.#waiting = undefined; // what comes now is newer
      }
      return batch;
    });
  }

  #stopPolling(): void {
    this.#polling?.abort();
    this.#polling = undefined;
  }

  async #poll(): Promise<void> {
    if (this.#polling || !this.#mayPoll) return;
    const polling = (this.#polling = new AbortController());
    this.#timer.asked();
    try {
      await this.#request(polling.signal);
    } catch (reason) {
      if (!polling.signal.aborted) this.#onFailure(readFault(reason));
    }
    if (this.#polling !== polling) return;
    this.#polling = undefined;
    this.#host.element.requestUpdate(); // which plans the next poll
  }

  async #request(signal: AbortSignal): Promise<void> {
    const depth = this.#host.model.posts.length;
    const source = await this.#host.createSource({ fresh: true, aside: true, previous: this.#current });
    const batch = await loadDeep(source, depth, signal);
    signal.throwIfAborted();
    const [failure] = batch.faults;
    if (failure) this.#onFailure(failure.fault);
    else this.#timer.succeeded();
    if (batch.failed) return;
    await this.#host.loadDependencies(batch.posts);
    if (signal.aborted || this.#host.model.busy) return;
    this.#replaceChanged(batch.posts);
    this.#waiting = { source, batch };
  }

  #onFailure({ message, retryAfterMs }: Fault): void {
    this.#timer.failed(retryAfterMs);
    const words = `Cannot load new posts for "refresh-every": ${message.replace(/\.$/, '')}; trying again later.`;
    tell('warn', 'WS-212', `<${this.#host.element.localName}> ${words}`);
  }

  /** Replaces the posts that changed, but for those whose card the visitor is using: the next poll tries again. */
  #replaceChanged(posts: readonly Post[]): void {
    const { model, view } = this.#host;
    const newer = new Map(posts.map((post) => [postKey(post), post]));
    const replaced = model.posts.map((before) => {
      const now = newer.get(postKey(before));
      if (!now || isSamePost(before, now)) return before;
      const card = view.cardOf(before);
      const isOwn = view.cardView.customCards !== undefined;
      return card && wouldInterrupt({ card, before, now, isOwn }) ? before : now;
    });
    if (replaced.some((post, i) => post !== model.posts[i])) this.#host.replacePosts(replaced);
  }

  async #displayFresh(): Promise<void> {
    if (!this.#waiting) return;
    const { source, batch } = this.#waiting;
    this.#replay = aroundLoad(source, () => Promise.resolve(batch));
    const added = await this.#host.refresh();
    this.#replay = undefined;
    if (this.#fresh.length > 0) return; // it was aborted
    const first =
      added.map((post) => this.#host.view.cardOf(post)).find(Boolean) ?? this.#host.view.cards?.firstElementChild;
    if (first instanceof HTMLElement) first.focus();
  }
}

export const createFeature: CreateFeature = (host) => new Refresh(host);
