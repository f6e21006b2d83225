import { log, quote } from '../../base/log.ts';
import { html } from 'lit';
import type { CardPieces } from '../../card/card-view.ts';
import { englishPin } from '../../content/languages/english/pin.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { type Post, postKey } from '../../model/post.ts';
import type { Batch } from '../../source/post-source.ts';
import { aroundLoad } from '../../source/wrapped/around-load.ts';
import { pinPosts } from '../../source/wrapped/chosen-posts.ts';
import { wordsIn } from '../../settings/attributes.ts';
import { pin } from '../rows.ts';

export { default as styles } from './pin.css?inline';

/** `pin`: these posts come first, in the order of their ids, and are marked. */
export const createFeature: CreateFeature = (host) => {
  let marked: readonly string[] = [];
  let pieces: CardPieces | undefined;
  /** The value of the attribute that the last warning was about. */
  let warned = '';

  const writtenIds = (): readonly string[] => wordsIn(host.read(pin.attributes).pin);

  /** The pinned posts at the start of the feed. One that was found too late to come first is not marked. */
  function findLeading(): readonly Post[] {
    const { posts } = host.model;
    const ids = writtenIds();
    const end = posts.findIndex(({ id }) => !ids.includes(id));
    return end < 0 ? posts : posts.slice(0, end);
  }

  function mark(post: Post): { id: string; content: unknown } | undefined {
    const index = marked.indexOf(postKey(post));
    if (index < 0) return undefined;
    const id = `pinned${index + 1}`;
    const phrases = host.composition.phrases(englishPin);
    return { id, content: html`<p part="pinned" id=${id} dir="auto">${phrases.say('pinned')}</p>` };
  }

  function warnOfMissing({ posts, failed, partial }: Batch): void {
    const ids = writtenIds();
    const missing = ids.filter((id) => !posts.some((post) => post.id === id));
    const { pageSize, maxPosts } = host.pageBounds({});
    if (failed || partial || missing.length === 0 || ids.length > Math.min(pageSize, maxPosts)) return;
    const written = host.read(pin.attributes).pin;
    if (written === warned) return;
    warned = written;
    const remedy = `remove ${quote(missing.join(' '))}: no post that may be displayed has this id.`;
    log('warn', 'WS-114', `<${host.element.localName}> Invalid value ${quote(written)} for "pin"; ${remedy}`);
  }

  return {
    get cardPieces() {
      const now = findLeading().map(postKey);
      if (now.join() !== marked.join()) pieces = undefined;
      marked = now;
      return (pieces ??= { mark });
    },
    wrapSource: (create) => async (request, ask) => {
      const source = pinPosts(await create({ ...request, all: true }, ask), writtenIds(), host.pageBounds(request));
      if (request.all) return source;
      return aroundLoad(source, async (signal) => {
        const batch = await source.load(signal);
        warnOfMissing(batch);
        return batch;
      });
    },
  };
};
