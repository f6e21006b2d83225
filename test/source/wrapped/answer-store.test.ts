import { beforeEach, describe, expect, test } from 'vitest';
import { AnswerStore, type TextStorage } from '../../../src/source/wrapped/answer-store.ts';
import { FakeStorage } from '../fake-storage.ts';

const BOUND_BYTES = 500_000;
const DAY_MS = 24 * 60 * 60_000;
const NOW_MS = Date.UTC(2026, 6, 1);
const URL_A = 'https://api.example/feeds/a/posts';
const URL_B = 'https://api.example/feeds/b/posts';

let storage: FakeStorage;
let nowMs: number;
let store: AnswerStore;
beforeEach(() => {
  storage = new FakeStorage();
  nowMs = NOW_MS;
  store = new AnswerStore(
    () => storage,
    () => nowMs,
  );
});

const large = (length: number): string => 'x'.repeat(length);
const isKept = (url: string): boolean => store.read(url) !== undefined;

describe('a storage that does not work', () => {
  const blocked = (): never => {
    throw new DOMException('Blocked.', 'SecurityError');
  };

  test.each<[string, () => TextStorage]>([
    ['that may not be asked for', blocked],
    ['that is not there', () => undefined as unknown as TextStorage],
    ['whose methods are gone', () => ({}) as TextStorage],
  ])('%s is not an error', (_, find) => {
    const other = new AnswerStore(find);
    other.keep(URL_A, [1]);
    other.forget(URL_A);
    expect(other.read(URL_A)).toBeUndefined();
  });

  test('that is full of what others wrote is not an error, and theirs stays', () => {
    storage.entries.set('theirs', 'x');
    storage.roomBytes = 20;
    store.keep(URL_A, ['long enough']);
    expect(store.read(URL_A)).toBeUndefined();
    expect([...storage.entries]).toEqual([['theirs', 'x']]);
  });

  const NO_ANSWERS = ['', 'null', '[]', '1', '"x"', '{', '{"answer":[1]}', '{"keptAtMs":"now","answer":[1]}', '<html>'];
  const AS_TEXT = `{"keptAtMs":"${NOW_MS}","answer":[1]}`;
  const TOO_LARGE = `{"keptAtMs":${NOW_MS},"answer":["${large(BOUND_BYTES)}"]}`; // reading it alone would hang the page

  test.each([...NO_ANSWERS, AS_TEXT, TOO_LARGE])('that holds %.60j in place of an answer gives none', (text) => {
    store.keep(URL_A, []);
    storage.entries.set([...storage.entries.keys()][0] ?? '', text);
    expect(store.read(URL_A)).toBeUndefined();
  });
});

describe('an answer', () => {
  test('is found again as it was, until another takes its place', () => {
    const answer = [{ postId: '1', postText: 'é🎉\ud800' }, null, { deep: { er: [1.5] } }];
    store.keep(URL_A, answer);
    expect(store.read(URL_A)).toEqual(answer);
    expect(store.read(URL_B)).toBeUndefined();
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
    const ages = [DAY_MS - 1, DAY_MS, -DAY_MS];
    const found = ages.map((ageMs) => {
      nowMs = NOW_MS + ageMs;
      return store.read(URL_A);
    });
    expect(found).toEqual([[1], undefined, undefined]);
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
    const urls = Array.from({ length: 40 }, (_, i) => `${URL_A}?${i}`);
    for (const url of urls) {
      nowMs += 1000;
      store.keep(url, [large(20_000)]);
      expect(storage.oursBytes).toBeLessThanOrEqual(BOUND_BYTES);
    }
    expect(urls.filter(isKept)).toEqual(urls.slice(28));
  });

  test('is not pushed out by an answer that is too large for all the room, but for the older one to its URL', () => {
    store.keep(URL_A, ['small']);
    store.keep(URL_B, ['small']);
    store.keep(URL_B, [large(BOUND_BYTES)]);
    expect(store.read(URL_A)).toEqual(['small']);
    expect(store.read(URL_B)).toBeUndefined();
  });

  test('counts what another version wrote, which goes first', () => {
    storage.entries.set('ws-widgets:0:old', large(100_000));
    storage.entries.set('theirs', large(1_000_000));
    store.keep(URL_A, [large(200_000)]);
    expect([...storage.entries.keys()]).toEqual(['theirs', expect.stringContaining(URL_A)]);
  });

  test('is counted without what takes the place of what: the others stay', () => {
    for (const url of [URL_B, URL_A, URL_A]) store.keep(url, [large(100_000)]);
    expect([URL_A, URL_B].filter(isKept)).toEqual([URL_A, URL_B]);
  });

  test.each([[[]], [[URL_A]]])('may take just all the room, beside %j', (others) => {
    for (const url of others) store.keep(url, large(100_000));
    store.keep(URL_B, '');
    store.keep(URL_B, large((BOUND_BYTES - storage.oursBytes) / 2));
    expect(storage.oursBytes).toBe(BOUND_BYTES);
    expect([URL_A, URL_B].filter(isKept)).toEqual([...others, URL_B]);
  });

  test('goes by age, in whatever order the storage holds it, and what tells no age of its own goes first', () => {
    for (const url of ['first', 'second']) {
      store.keep(url, large(80_000));
      nowMs += 1000;
    }
    const others = `{"from":{"keptAtMs":${nowMs}},"text":"${large(50_000)}"}`;
    const backwards = [...storage.entries].toReversed();
    storage.entries.clear();
    for (const [key, text] of [...backwards, ['ws-widgets:2:other', others] as const]) storage.entries.set(key, text);

    store.keep('third', large(50_000));
    expect(storage.entries.has('ws-widgets:2:other')).toBe(false);
    expect(['first', 'second'].filter(isKept)).toEqual(['first', 'second']);
    store.keep('fourth', large(50_000));
    expect(['first', 'second'].filter(isKept)).toEqual(['second']);
  });
});
