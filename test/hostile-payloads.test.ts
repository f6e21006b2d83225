import { describe, expect, test } from 'vitest';
import { CLOBBERED } from './hostile/clobbering.ts';
import { FAMILIES, PAYLOADS, WRITTEN } from './hostile/payloads.ts';

const SHARE_MIN = 50;

describe('the hostile payloads', () => {
  test('are at least 600, all distinct, numbered or not', () => {
    expect(WRITTEN.length).toBeGreaterThanOrEqual(600);
    expect(WRITTEN.filter((payload, i) => WRITTEN.indexOf(payload) !== i)).toEqual([]);
    expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
  });

  test.each(Object.entries(FAMILIES))('have their share of %s', (_, payloads) => {
    expect(payloads.length).toBeGreaterThanOrEqual(SHARE_MIN);
  });

  test('take each of the names that an element could take', () => {
    const taken = FAMILIES.clobbering.join('\n');
    expect(CLOBBERED.filter((name) => !taken.includes(`"${name}"`))).toEqual([]);
  });

  test('say nothing that a card may not say raw, and are never blank', () => {
    const raw = /null|undefined|NaN|Infinity|\[object|Invalid Date|^\s*$/;
    expect(WRITTEN.filter((one) => raw.test(one))).toEqual([]);
  });

  test('tell by their number which one ran', () => {
    const calls = WRITTEN.filter((payload) => /(__hacked=|alert\(|evil\.test\/)0/.test(payload));
    const numbered = PAYLOADS.filter((payload, i) => payload !== WRITTEN[i] && payload.includes(String(i + 1)));
    expect(numbered).toHaveLength(calls.length);
    expect(calls.length).toBeGreaterThanOrEqual(600);
  });
});
