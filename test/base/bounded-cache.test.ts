import { beforeEach, expect, test, vi } from 'vitest';
import { createBoundedCache } from '../../src/base/bounded-cache.ts';
import { fc, holds } from '../support/property.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));

const MAX_AGE_MS = 100;

/** The simplest cache that keeps every promise: a list, oldest first, that each call searches. */
class Model {
  entries: { readonly key: string; readonly value: number; readonly bytes: number; readonly setAtMs: number }[] = [];
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  set(key: string, value: number, bytes: number): void {
    const others = this.entries.filter((entry) => entry.key !== key);
    this.entries = others;
    if (bytes > this.#maxBytes) return;
    const sum = (entries: Model['entries']): number => entries.reduce((all, one) => all + one.bytes, bytes);
    while (others.length > 0 && (sum(others) > this.#maxBytes || this.#isOld(others[0]?.setAtMs))) others.shift();
    others.push({ key, value, bytes, setAtMs: Date.now() });
  }

  get(key: string): number | undefined {
    this.entries = this.entries.filter((entry) => entry.key !== key || !this.#isOld(entry.setAtMs));
    return this.entries.find((entry) => entry.key === key)?.value;
  }

  #isOld(setAtMs = 0): boolean {
    return Date.now() - setAtMs >= MAX_AGE_MS;
  }
}

const anyKey = fc.constantFrom('a', 'A', 'b', 'c', 'd', '', '__proto__', 'constructor');
const anyStep = fc.oneof(
  fc.record({ set: anyKey, value: fc.nat(), bytes: fc.nat({ max: 12 }) }),
  fc.record({ get: anyKey }),
  fc.record({ waitMs: fc.constantFrom(1, 50, MAX_AGE_MS - 1, MAX_AGE_MS) }),
);
const anySteps = fc.array(anyStep, { maxLength: 60, size: 'max' });

// This covers keys of any name, ages to the millisecond, exact bytes, and keys that are set again.
test('a bounded cache does what a list would do, after any row of sets, gets and waits', () =>
  holds(
    fc.property(fc.integer({ min: 1, max: 20 }), anySteps, (maxBytes, steps) => {
      const cache = createBoundedCache<number>(maxBytes, MAX_AGE_MS);
      const model = new Model(maxBytes);
      for (const step of steps) {
        if ('set' in step) for (const one of [cache, model]) one.set(step.set, step.value, step.bytes);
        else if ('get' in step) expect(cache.get(step.get)).toBe(model.get(step.get));
        else vi.setSystemTime(Date.now() + step.waitMs);
        expect(cache.count()).toBe(model.entries.length);
      }
    }),
  ));
