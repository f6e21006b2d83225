import { beforeEach, describe, expect, test } from 'vitest';
import { AnswerStore, type TextStorage } from '../../../src/source/wrapped/answer-store.ts';
import { FakeStorage } from '../fake-storage.ts';

const BOUND_BYTES = 500_000;
const DAY_MS = 24 * 60 * 60_000;
const URL_A = 'https://api.example/feeds/a/posts';
const URL_B = 'https://api.example/feeds/b/posts';

let storage: FakeStorage;
let nowMs: number;
let store: AnswerStore;
beforeEach(() => {
  storage = new FakeStorage();
  nowMs = Date.UTC(2026, 6, 1);
  store = new AnswerStore(
    () => storage,
    () => nowMs,
  );
});

/** Writes what stands under our key for a URL as a stranger would. */
const poison = (url: string, text: string): void => {
  store.keep(url, []);
  const [key = ''] = [...storage.entries.keys()].filter((each) => each.endsWith(url));
  storage.entries.set(key, text);
};

describe('a storage that is no help', () => {
  test.each<[string, () => TextStorage]>([
    [
      'that may not be asked for',
      () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    ],
    ['that is not there', () => undefined as unknown as TextStorage],
    ['whose methods are gone', () => ({}) as TextStorage],
  ])('%s is no error', (_, blocked) => {
    const other = new AnswerStore(blocked);
    other.keep(URL_A, [1]);
    other.forget(URL_A);
    expect(other.read(URL_A)).toBeUndefined();
  });

  test('that is full of what others wrote is no error, and theirs stays', () => {
    storage.entries.set('theirs', 'x');
    storage.roomBytes = 20;
    store.keep(URL_A, ['long enough']);
    expect(store.read(URL_A)).toBeUndefined();
    expect([...storage.entries]).toEqual([['theirs', 'x']]);
  });

  test.each([
    '',
    'null',
    '[]',
    '1',
    '"x"',
    '{',
    '{"answer":[1]}',
    '{"keptAtMs":"now","answer":[1]}',
    `{"keptAtMs":"${Date.UTC(2026, 6, 1)}","answer":[1]}`,
    '<html>',
  ])('that holds %j in place of an answer gives none', (text) => {
    poison(URL_A, text);
    expect(store.read(URL_A)).toBeUndefined();
  });

  test('that holds more than we would have written gives none, for reading it alone would hang the page', () => {
    poison(URL_A, `{"keptAtMs":${nowMs},"answer":["${'x'.repeat(BOUND_BYTES)}"]}`);
    expect(store.read(URL_A)).toBeUndefined();
  });
});

describe('an answer', () => {
  test('is found again as it was', () => {
    const answer = [{ postId: '1', postText: 'é🎉\ud800' }, null, { deep: { er: [1.5] } }];
    store.keep(URL_A, answer);
    expect(store.read(URL_A)).toEqual(answer);
    expect(store.read(URL_B)).toBeUndefined();
  });

  test('takes the place of the one before it', () => {
    store.keep(URL_A, ['old']);
    store.keep(URL_A, ['new']);
    expect(store.read(URL_A)).toEqual(['new']);
    expect(storage.entries.size).toBe(1);
  });

  test('is forgotten when it is told to', () => {
    store.keep(URL_A, [1]);
    store.forget(URL_A);
    expect(storage.entries.size).toBe(0);
  });

  test('is of no use after a day, nor where the clock was set back', () => {
    store.keep(URL_A, [1]);
    nowMs += DAY_MS - 1;
    expect(store.read(URL_A)).toEqual([1]);
    nowMs += 1;
    expect(store.read(URL_A)).toBeUndefined();
    nowMs -= 2 * DAY_MS;
    expect(store.read(URL_A)).toBeUndefined();
  });

  test('of another version is not read', () => {
    store.keep(URL_A, [1]);
    const [[key, text] = ['', '']] = storage.entries;
    storage.entries.clear();
    storage.entries.set(key.replace(':1:', ':0:'), text);
    expect(store.read(URL_A)).toBeUndefined();
  });
});

describe('all that is kept', () => {
  test('stays within its bound, and the oldest goes first', () => {
    for (let i = 0; i < 40; i++) {
      nowMs += 1000;
      store.keep(`${URL_A}?${i}`, ['x'.repeat(20_000)]);
      expect(storage.oursBytes).toBeLessThanOrEqual(BOUND_BYTES);
    }
    const kept = Array.from({ length: 40 }, (_, i) => store.read(`${URL_A}?${i}`) !== undefined);
    expect(kept.indexOf(true)).toBe(28);
    expect(kept.slice(28)).not.toContain(false);
  });

  test('is not pushed out by an answer that is too large for all the room', () => {
    store.keep(URL_A, ['small']);
    store.keep(URL_B, ['x'.repeat(BOUND_BYTES)]);
    expect(store.read(URL_A)).toEqual(['small']);
    expect(store.read(URL_B)).toBeUndefined();
  });

  test('leaves no old answer behind where the new one is too large', () => {
    store.keep(URL_A, ['small']);
    store.keep(URL_A, ['x'.repeat(BOUND_BYTES)]);
    expect(store.read(URL_A)).toBeUndefined();
  });

  test('counts what another version wrote, which goes first', () => {
    storage.entries.set('ws-widgets:0:old', 'x'.repeat(100_000));
    storage.entries.set('theirs', 'x'.repeat(1_000_000));
    store.keep(URL_A, ['x'.repeat(200_000)]);
    expect([...storage.entries.keys()]).toEqual(['theirs', expect.stringContaining(URL_A)]);
  });

  test('is counted without what takes the place of what: the others stay', () => {
    store.keep(URL_B, ['x'.repeat(100_000)]);
    store.keep(URL_A, ['x'.repeat(100_000)]);
    store.keep(URL_A, ['y'.repeat(100_000)]);
    expect(store.read(URL_B)).toBeDefined();
    expect(store.read(URL_A)).toEqual(['y'.repeat(100_000)]);
  });

  test('may take just all the room', () => {
    store.keep(URL_A, 'x'.repeat(100_000));
    store.keep(URL_B, '');
    store.keep(URL_B, 'x'.repeat((BOUND_BYTES - storage.oursBytes) / 2));
    expect(storage.oursBytes).toBe(BOUND_BYTES);
    expect(store.read(URL_A)).toBeDefined();

    storage.entries.clear();
    store.keep(URL_A, '');
    store.keep(URL_A, 'x'.repeat((BOUND_BYTES - storage.oursBytes) / 2));
    expect(storage.oursBytes).toBe(BOUND_BYTES);
  });

  test('goes by age, in whatever order the storage holds it, and what tells no age of its own goes first', () => {
    for (const url of ['first', 'second']) {
      store.keep(url, 'x'.repeat(80_000));
      nowMs += 1000;
    }
    const others = `{"from":{"keptAtMs":${nowMs}},"text":"${'x'.repeat(50_000)}"}`;
    const backwards = [...storage.entries].toReversed();
    storage.entries.clear();
    for (const [key, text] of [...backwards, ['ws-widgets:2:other', others] as const]) storage.entries.set(key, text);
    const isKept = () => ['first', 'second'].map((url) => store.read(url) !== undefined);

    store.keep('third', 'x'.repeat(50_000));
    expect(storage.entries.has('ws-widgets:2:other')).toBe(false);
    expect(isKept()).toEqual([true, true]);
    store.keep('fourth', 'x'.repeat(50_000));
    expect(isKept()).toEqual([false, true]);
  });
});
