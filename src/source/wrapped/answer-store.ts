import { carriedFault } from '../../base/fault.ts';
import type { Ask } from '../shared-requests.ts';
import { PREFIX } from './kept-place.ts';

export type TextStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** All of ours, whatever version wrote it: the bound is for the page, not for a version. */
const NAMESPACE = 'ws-widgets:';

/** For all that is kept for a site: a hundredth of what a browser allows it. Storages count two bytes for each UTF-16 unit. */
const KEPT_MAX_BYTES = 100_000;
/** An older answer says little about today, and its posts may have been withdrawn. */
const KEPT_FOR_MS = 24 * 60 * 60_000;

const bytesOf = (text: string): number => text.length * 2;

/** Keeps answers in a storage, within bounds, or none if it is full, blocked or spoiled. `find` runs at each use, as it may throw. */
export function createAnswerStore(find: () => TextStorage, nowMs: () => number = Date.now) {
  function use<Value>(work: (storage: TextStorage) => Value): Value | undefined {
    try {
      return work(find());
    } catch {
      return undefined; // full, blocked, or not what we wrote: the feed does without
    }
  }

  return {
    /** The answer kept for a URL, to be trusted no more than one from the network; `undefined` if there is none of use. */
    read: (url: string): unknown =>
      use((storage) => {
        const text = storage.getItem(PREFIX + url);
        if (text === null || bytesOf(text) > KEPT_MAX_BYTES) return undefined;
        const { keptAtMs, answer } = JSON.parse(text) as { readonly keptAtMs?: unknown; readonly answer?: unknown };
        const ageMs = typeof keptAtMs === 'number' ? nowMs() - keptAtMs : NaN;
        return ageMs >= 0 && ageMs < KEPT_FOR_MS ? answer : undefined; // if the clock was set back, the age is negative
      }),
    keep: (url: string, answer: unknown): void =>
      use((storage) => {
        const key = PREFIX + url;
        const text = JSON.stringify({ keptAtMs: nowMs(), answer });
        storage.removeItem(key);
        let roomBytes = KEPT_MAX_BYTES - bytesOf(key + text);
        if (roomBytes < 0) return; // an answer that is too large for the whole room removes no others
        const others = entriesOf(storage);
        for (const { bytes } of others) roomBytes -= bytes;
        for (const oldest of others) {
          if (roomBytes >= 0) break;
          storage.removeItem(oldest.key);
          roomBytes += oldest.bytes;
        }
        storage.setItem(key, text);
      }),
    forget: (url: string): void => use((storage) => storage.removeItem(PREFIX + url)),
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** All entries of ours, the oldest first; those whose age is unknown count as the oldest. */
function entriesOf(storage: TextStorage) {
  // Stryker disable next-line StringLiteral: any text will do that is not a key of ours
  const keys = [...Array(storage.length).keys()].map((index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(NAMESPACE))
    .map((key) => {
      // Stryker disable next-line StringLiteral: a storage holds something for each of its keys
      const text = storage.getItem(key) ?? '';
      // The time is written first, so that no answer has to be parsed to know its age.
      return { key, bytes: bytesOf(key + text), keptAtMs: Number(/^\{"keptAtMs":(\d+)/.exec(text)?.[1] ?? 0) };
    })
    .sort((a, b) => a.keptAtMs - b.keptAtMs);
}

/** Elements that share a request share its answer, too: it is kept once. */
const kept = new WeakSet<WeakKey>();

/** Keeps the last answer to each URL, until the service withdraws it. With `recalls`, the kept answer is used, without a request. */
export const keepAnswers =
  (ask: Ask, store: AnswerStore, recalls: () => boolean): Ask =>
  async (url, read, options) => {
    const found = recalls() && !options.fresh ? store.read(url) : undefined;
    // A list was kept without the envelope that it came in.
    const recalled = found === undefined ? undefined : (read(found) ?? read({ items: found }));
    if (recalled !== undefined) return recalled;
    try {
      const answer = await ask(url, read, options);
      if (typeof answer === 'object' && answer !== null && !kept.has(answer)) {
        kept.add(answer);
        store.keep(url, answer);
      }
      return answer;
    } catch (reason) {
      const { kind, status = 0 } = carriedFault(reason) ?? {};
      // The posts are gone, or no longer public: the kept answer is removed, too.
      if (kind === 'http' && status < 500) store.forget(url);
      throw reason;
    }
  };
