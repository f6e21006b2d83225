/** The environment variables. Vite passes them to browsers, which have no `process`. */
const env: Readonly<Record<string, string | undefined>> = {
  ...(import.meta as { env?: Record<string, string> }).env,
  ...globalThis.process?.env,
};

/** Whether everything is tried, as `npm run test:deep` does. */
export const IS_DEEP = Boolean(env['DEEP']);

/** Decides what is tried where not everything is: the same for the same `FC_SEED`; without one, something else each day. */
const seed = Number(env['FC_SEED'] || Math.floor(Date.now() / 86_400_000));

/** The first item of a list and one that the seed picks; all items in the deep run, or if there are fewer than three. */
export function some<One>(all: readonly One[]): readonly One[] {
  if (IS_DEEP || all.length < 3) return all;
  return [all[0], all[1 + (seed % (all.length - 1))]] as One[];
}

/** Whether the seed picks the item with this index, as it does one in `ofEach` items; always `true` in the deep run. */
export const hasTurn = (index: number, ofEach: number): boolean => IS_DEEP || (index + seed) % ofEach === 0;

/** How many runs a property gets: `most`, or ten times as many in the deep run. */
export const runs = (most: number): number => (IS_DEEP ? most * 10 : most);

/** Each item of the longer list once, with the items of the shorter list in turn; every possible pair in the deep run. */
export function pairs<A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] {
  if (IS_DEEP) return as.flatMap((a) => bs.map((b) => [a, b] as const));
  const length = Math.max(as.length, bs.length);
  return Array.from({ length }, (_, i) => [as[i % as.length] as A, bs[(i + seed) % bs.length] as B] as const);
}
