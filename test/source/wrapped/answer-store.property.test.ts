import { describe, expect, test } from 'vitest';
import { readFault } from '../../../src/base/fault.ts';
import { readEnvelope, readList } from '../../../src/model/read-list.ts';
import { AnswerStore } from '../../../src/source/wrapped/answer-store.ts';
import { keepAnswers } from '../../../src/source/wrapped/keep-answers.ts';
import { readPosts } from '../../../src/source/read-posts.ts';
import { postProblems } from '../../model/post-problems.ts';
import { fc, holds } from '../../support/property.ts';
import { anyAnswer, anyJson, oddString } from '../../support/wire.ts';
import { FakeStorage } from '../fake-storage.ts';
import { fakeAsk, never } from '../simulated-service.ts';

const BOUND_BYTES = 500_000;
const NOW = Date.UTC(2026, 6, 1);
const DAY_MS = 24 * 60 * 60_000;
const URL_A = 'https://api.example/feeds/a/posts';

/** What anybody may have written under our key: something like ours, any JSON, or no JSON at all. */
const anyEntry = fc.oneof(
  fc
    .tuple(fc.oneof(fc.integer({ min: NOW - 2 * DAY_MS, max: NOW + DAY_MS }).map(String), anyJson), anyAnswer)
    .map(([keptAtMs, answer]) => `{"keptAtMs":${keptAtMs},"answer":${answer}}`),
  anyAnswer,
  oddString,
);
const anyUrl = fc.constantFrom('a', 'b', 'c', '__proto__', '');
const anyStep = fc.oneof(
  fc.record({ keep: anyUrl, length: fc.integer({ min: 0, max: 300_000 }) }),
  fc.record({ read: anyUrl }),
  fc.record({ forget: anyUrl }),
  fc.record({ strangerKeeps: oddString, length: fc.integer({ min: 0, max: 200_000 }) }),
  fc.record({ room: fc.integer({ min: 0, max: 2_000_000 }) }),
);

const storeOf = (storage: FakeStorage) =>
  new AnswerStore(
    () => storage,
    () => NOW,
  );

describe('what is kept', () => {
  test('is trusted as little as the wire: any text there gives posts or none, and throws nothing', () =>
    holds(
      fc.asyncProperty(anyEntry, fc.constantFrom(readList, readEnvelope), async (text, read) => {
        const storage = new FakeStorage();
        const store = storeOf(storage);
        store.keep(URL_A, []);
        for (const key of storage.entries.keys()) storage.entries.set(key, text);

        const { recall } = keepAnswers(fakeAsk(() => expect.fail('asked the service')).ask, store);
        const options = { signal: never, timeoutMs: 1 };
        const items = await recall(URL_A, read, options).catch((reason: unknown) => readFault(reason).kind);
        if (items === 'network') return;
        const { posts } = readPosts(items as unknown[], { feedId: 'f' }, new Set());
        expect(posts.flatMap((post) => postProblems(post, post.raw, 'f'))).toEqual([]);
      }),
    ));

  test('stays within its bounds and takes nothing of others, whatever is kept, read and written by whom', () =>
    holds(
      fc.property(fc.array(anyStep, { maxLength: 20, size: 'max' }), (steps) => {
        const storage = new FakeStorage();
        const store = storeOf(storage);
        const strangers = new Map<string, string>();
        for (const step of steps) {
          if ('keep' in step) store.keep(step.keep, 'x'.repeat(step.length));
          else if ('read' in step) store.read(step.read);
          else if ('forget' in step) store.forget(step.forget);
          else if ('room' in step) storage.roomBytes = step.room;
          else if (storage.oursBytes < storage.roomBytes) strangers.set(step.strangerKeeps, 'y'.repeat(step.length));
          for (const [key, text] of strangers) storage.entries.set(key, text);
          if ('keep' in step) expect(storage.oursBytes).toBeLessThanOrEqual(BOUND_BYTES);
          for (const [key, text] of strangers) expect(storage.entries.get(key)).toBe(text);
        }
      }),
      100,
    ));
});
