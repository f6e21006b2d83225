import { quote, tell } from '../../base/told/tell.ts';
import { html } from 'lit';
import type { CardPieces } from '../../card/card-view.ts';
import { englishPin } from '../../content/languages/english/pin.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, CreateSource, Feature, FeatureHost } from '../../feed/feature.ts';
import { type Post, postKey } from '../../model/post.ts';
import type { Batch } from '../../source/post-source.ts';
import { aroundLoad } from '../../source/wrapped/around-load.ts';
import { pinPosts } from '../../source/wrapped/chosen-posts.ts';
import { pin } from '../rows.ts';

export { default as styles } from './pin.css?inline';

/** `pin`: these posts come first, in the order of their ids, and are marked. */
class Pin implements Feature {
  readonly #host: FeatureHost;
  #marked: readonly string[] = [];
  #pieces: CardPieces | undefined;
  /** The value of the attribute that the last warning was about. */
  #warned = '';

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  get cardPieces(): CardPieces {
    const marked = this.#findLeading().map(postKey);
    const isSame = marked.length === this.#marked.length && marked.every((key, i) => key === this.#marked[i]);
    if (!isSame) this.#pieces = undefined;
    this.#marked = marked;
    return (this.#pieces ??= { mark: (post) => this.#mark(post) });
  }

  wrapSource(create: CreateSource): CreateSource {
    return async (request, ask) => {
      const inner = await create({ ...request, all: true }, ask);
      const source = pinPosts(inner, this.#ids, this.#host.pageBounds(request));
      if (request.all) return source;
      return aroundLoad(source, async (signal) => {
        const batch = await source.load(signal);
        this.#warnOfMissing(batch);
        return batch;
      });
    };
  }

  get #ids(): readonly string[] {
    return this.#host.read(pin.attributes).pin.split(' ').filter(Boolean);
  }

  /** The pinned posts at the start of the feed. One that was found too late to come first is not marked. */
  #findLeading(): readonly Post[] {
    const { posts } = this.#host.model;
    const ids = this.#ids;
    const end = posts.findIndex(({ id }) => !ids.includes(id));
    return end < 0 ? posts : posts.slice(0, end);
  }

  #mark(post: Post): { id: string; content: unknown } | undefined {
    const index = this.#marked.indexOf(postKey(post));
    if (index < 0) return undefined;
    const id = `pinned${index + 1}`;
    const phrases = new Phrases(this.#host.composition.words, englishPin);
    return { id, content: html`<p part="pinned" id=${id} dir="auto">${phrases.say('pinned')}</p>` };
  }

  #warnOfMissing({ posts, failed, partial }: Batch): void {
    const ids = this.#ids;
    const missing = ids.filter((id) => !posts.some((post) => post.id === id));
    const { pageSize, maxPosts } = this.#host.pageBounds({});
    if (failed || partial || missing.length === 0 || ids.length > Math.min(pageSize, maxPosts)) return;
    const written = this.#host.read(pin.attributes).pin;
    if (written === this.#warned) return;
    this.#warned = written;
    const remedy = `remove ${quote(missing.join(' '))}: no reachable post has this id.`;
    tell('warn', 'WS-114', `<${this.#host.element.localName}> Invalid value ${quote(written)} for "pin"; ${remedy}`);
  }
}

export const createFeature: CreateFeature = (host) => new Pin(host);
