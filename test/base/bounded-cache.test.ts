import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedCache } from '../../src/base/bounded-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a bounded cache', () => {
  test('gives what was put in, whatever the key is called', () => {
    const cache = new BoundedCache<number>(50, 1000);
    for (const [value, key] of ['a', 'A', '', '__proto__', 'constructor'].entries()) cache.set(key, value, 10);
    expect(['a', 'A', '', '__proto__', 'constructor'].map((key) => cache.get(key))).toEqual([0, 1, 2, 3, 4]);
    expect(cache.get('toString')).toBeUndefined();
  });

  test('forgets an entry at its age, not before, and lets go of it', () => {
    const cache = new BoundedCache<string>(5, 1000);
    cache.set('a', 'kept', 1);
    vi.setSystemTime(999);
    expect(cache.get('a')).toBe('kept');
    vi.setSystemTime(1000);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test('forgets what is too old with the next entry, asked for or not', () => {
    const cache = new BoundedCache<string>(50, 1000);
    cache.set('a', 'a', 1);
    vi.setSystemTime(1);
    cache.set('b', 'b', 1);
    vi.setSystemTime(1000);
    cache.set('c', 'c', 1);
    expect(cache.size).toBe(2);
    expect(cache.get('b')).toBe('b');
  });

  test('forgets the oldest where all take too much', () => {
    const cache = new BoundedCache<number>(20, 1000);
    for (const [value, key] of ['a', 'b', 'c'].entries()) cache.set(key, value, 10);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 1, 2]);
    cache.set('d', 3, 11);
    expect(['b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 3]);
    expect(cache.size).toBe(1);
  });

  test('keeps nothing that takes more than all there is, and forgets nothing for it', () => {
    const cache = new BoundedCache<string>(20, 1000);
    cache.set('a', 'a', 5);
    cache.set('b', 'old', 5);
    cache.set('b', 'new', 21);
    expect([cache.get('a'), cache.get('b')]).toEqual(['a', undefined]);
    cache.set('c', 'c', 15);
    expect([cache.get('a'), cache.get('c')]).toEqual(['a', 'c']);
  });

  test('keeps what takes just all there is', () => {
    const cache = new BoundedCache<string>(20, 1000);
    cache.set('a', 'a', 20);
    expect(cache.get('a')).toBe('a');
  });

  test('takes an entry that is set again for a new one, in age, in order and in bytes', () => {
    const cache = new BoundedCache<string>(20, 1000);
    cache.set('a', 'old', 15);
    cache.set('b', 'b', 5);
    vi.setSystemTime(900);
    cache.set('a', 'new', 10);
    cache.set('c', 'c', 5);
    expect(cache.get('b')).toBe('b');
    cache.set('d', 'd', 5);
    expect(cache.get('b')).toBeUndefined();
    vi.setSystemTime(1800);
    expect(cache.get('a')).toBe('new');
  });
});
