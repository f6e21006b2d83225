import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedCache } from '../../src/base/bounded-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a bounded cache', () => {
  test('gives what was put in, whatever the key is called', () => {
    const cache = new BoundedCache<number>(5, 1000);
    for (const [value, key] of ['a', 'A', '', '__proto__', 'constructor'].entries()) cache.set(key, value);
    expect(['a', 'A', '', '__proto__', 'constructor'].map((key) => cache.get(key))).toEqual([0, 1, 2, 3, 4]);
    expect(cache.get('toString')).toBeUndefined();
  });

  test('forgets an entry at its age, not before, and lets go of it', () => {
    const cache = new BoundedCache<string>(5, 1000);
    cache.set('a', 'kept');
    vi.setSystemTime(999);
    expect(cache.get('a')).toBe('kept');
    vi.setSystemTime(1000);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test('forgets the oldest where there are too many', () => {
    const cache = new BoundedCache<number>(2, 1000);
    for (const [value, key] of ['a', 'b', 'c'].entries()) cache.set(key, value);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 1, 2]);
    expect(cache.size).toBe(2);
  });

  test('takes an entry that is set again for a new one, in age and in order', () => {
    const cache = new BoundedCache<string>(2, 1000);
    cache.set('a', 'old');
    cache.set('b', 'b');
    vi.setSystemTime(900);
    cache.set('a', 'new');
    cache.set('c', 'c');
    expect(cache.get('b')).toBeUndefined();
    vi.setSystemTime(1800);
    expect(cache.get('a')).toBe('new');
    expect(cache.size).toBe(2);
  });
});
