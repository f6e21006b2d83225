import * as fc from 'fast-check';

/** How often a property is tried by default. */
const RUNS = 1000;

// Each run makes new values. A failure reports the seed that made them: `FC_SEED=<seed>` makes the same values again.
// `FC_TIMES=20` tries twenty times as often, `FC_TIMES=0.2` a fifth as often. `globalThis`, because a browser has no `process`.
const { FC_SEED: seed, FC_TIMES = '1' } = globalThis.process?.env ?? {};
const times = Number(FC_TIMES);
fc.configureGlobal(seed ? { seed: Number(seed) } : {});

/** Tries a property with random values, and fails with the smallest values that break it. */
export function holds<Values>(property: fc.IPropertyWithHooks<Values>, runs?: number): void;
export function holds<Values>(property: fc.IAsyncPropertyWithHooks<Values>, runs?: number): Promise<void>;
export function holds<Values>(
  property: fc.IPropertyWithHooks<Values> | fc.IAsyncPropertyWithHooks<Values>,
  runs = RUNS,
): Promise<void> | void {
  return fc.assert(property as fc.IAsyncPropertyWithHooks<Values>, { numRuns: Math.ceil(runs * times) });
}

export { fc };
