import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedCache } from '../../src/base/bounded-cache.ts';
import { fc, holds } from '../support/property.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const MAX_AGE_MS = 100;

/** The cache to the letter of its promise: a list, the oldest first, in which everything is looked for. */
class Model {
  entries: { readonly key: string; readonly value: number; readonly setAtMs: number }[] = [];
  readonly #maxEntries: number;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  set(key: string, value: number): void {
    const others = this.entries.filter((entry) => entry.key !== key);
    this.entries = [...others, { key, value, setAtMs: Date.now() }].slice(-this.#maxEntries);
  }

  get(key: string): number | undefined {
    const isOld = (setAtMs: number): boolean => Date.now() - setAtMs >= MAX_AGE_MS;
    this.entries = this.entries.filter((entry) => entry.key !== key || !isOld(entry.setAtMs));
    return this.entries.find((entry) => entry.key === key)?.value;
  }
}

const anyKey = fc.constantFrom('a', 'A', 'b', 'c', 'd', '', '__proto__', 'constructor');
const anyStep = fc.oneof(
  fc.record({ set: anyKey, value: fc.nat() }),
  fc.record({ get: anyKey }),
  fc.record({ waitMs: fc.constantFrom(1, 50, MAX_AGE_MS - 1, MAX_AGE_MS) }),
);
const anySteps = fc.array(anyStep, { maxLength: 60, size: 'max' });

describe('a bounded cache', () => {
  test('does what a list would do, after any row of sets, gets and waits', () =>
    holds(
      fc.property(fc.integer({ min: 1, max: 5 }), anySteps, (maxEntries, steps) => {
        const cache = new BoundedCache<number>(maxEntries, MAX_AGE_MS);
        const model = new Model(maxEntries);
        for (const step of steps) {
          if ('set' in step) for (const one of [cache, model]) one.set(step.set, step.value);
          else if ('get' in step) expect(cache.get(step.get)).toBe(model.get(step.get));
          else vi.setSystemTime(Date.now() + step.waitMs);
          expect(cache.size).toBe(model.entries.length);
        }
      }),
    ));
});
