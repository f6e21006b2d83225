import { englishPin } from './english.ts';
import type { Post } from '../../model/post.ts';
import { pinPosts } from '../../source/wrapped/pin-posts.ts';
import type { Batch } from '../../source/post-source.ts';
import { aroundLoad } from '../../source/wrapped/around-load.ts';
import type { StartExtra } from '../../feed/feature.ts';
import { make } from '../../element/make.ts';
import { pageBounds } from '../../feed/page-bounds.ts';
import styles from './pin.css?inline';
import { adoptStyles } from '../../element/adopt-styles.ts';

let markCount = 0;

/** The mark is the first thing in a card, and the first word of its name. */
function addMark(card: HTMLElement): HTMLElement {
  const mark = make('p', { part: 'pinned', id: `pinned${++markCount}`, dir: 'auto' });
  const names = card.getAttribute('aria-labelledby');
  if (names) card.setAttribute('aria-labelledby', `${mark.id} ${names}`);
  else card.setAttribute('aria-describedby', mark.id); // the owner's own card is named by a text of its own
  card.prepend(mark);
  return mark;
}

function removeMark(card: HTMLElement, mark: HTMLElement): void {
  const names = card.getAttribute('aria-labelledby');
  if (names) card.setAttribute('aria-labelledby', names.replace(`${mark.id} `, ''));
  else card.removeAttribute('aria-describedby');
  mark.remove();
}

/** `pin`: these posts stand first, in the order of their ids, and are marked. */
export const start: StartExtra = ({ host, view, read }) => {
  const marks = new Map<HTMLElement, HTMLElement>();
  let warned = '';

  const ids = (): string[] => read('pin').split(' ').filter(Boolean);
  const tellMissing = ({ posts, failed, partial }: Batch): void => {
    const missing = ids().filter((id) => !posts.some((post) => post.id === id));
    const { pageSize, maxPosts } = pageBounds(host, {});
    if (failed || partial || missing.length === 0 || ids().length > Math.min(pageSize, maxPosts)) return;
    if (warned === read('pin')) return;
    warned = read('pin');
    console.warn(`<${host.localName}> pin="${warned}": there is no such post in reach: ${missing.join(' ')}.`);
  };
  /** Those that are pinned lead; what was found too late to stand first is not marked as if it did. */
  const pinnedOf = (posts: readonly Post[]): readonly Post[] => {
    const all = ids();
    const end = posts.findIndex(({ id }) => !all.includes(id));
    return end < 0 ? posts : posts.slice(0, end);
  };
  const unmark = (kept: ReadonlySet<HTMLElement>): void => {
    for (const [card, mark] of marks) {
      if (kept.has(card)) continue;
      removeMark(card, mark);
      marks.delete(card);
    }
  };

  return {
    wrapSource: (create) => async (request, ask) => {
      const inner = await create({ ...request, all: true }, ask);
      const source = pinPosts(inner, ids(), pageBounds(host, request));
      if (request.all) return source;
      return aroundLoad(source, async (signal) => {
        const batch = await source.load(signal);
        tellMissing(batch);
        return batch;
      });
    },
    shown(posts, messages) {
      const cards = pinnedOf(posts).flatMap((post) => view.cards.cardOf(post) ?? []);
      if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
      unmark(new Set(cards));
      for (const card of cards) {
        const mark = marks.get(card) ?? addMark(card);
        marks.set(card, mark);
        const { pinned } = { ...englishPin, ...messages };
        if (mark.textContent !== pinned) mark.textContent = pinned;
      }
    },
    leave: () => unmark(new Set()),
  };
};
