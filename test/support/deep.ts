/** The variables of the environment: Vite hands them to a browser, which has no process. */
const env: Readonly<Record<string, string | undefined>> = {
  ...(import.meta as { env?: Record<string, string> }).env,
  ...globalThis.process?.env,
};

/** Whether everything is tried, as `npm run test:deep` does. */
export const IS_DEEP = Boolean(env['DEEP']);

/** Picks what is tried where not everything is: the same one for the same `FC_SEED`, else one a day. */
const seed = Number(env['FC_SEED'] || Math.floor(Date.now() / 86_400_000));

/** Of a list that is looped over: its first, and one that the seed picks; all of it in the deep run. */
export function some<One>(all: readonly One[]): readonly One[] {
  if (IS_DEEP || all.length < 3) return all;
  return [all[0], all[1 + (seed % (all.length - 1))]] as One[];
}

/** Whether the seed picks this one of a list where one of so many has its turn; each in the deep run. */
export const hasTurn = (index: number, ofEach: number): boolean => IS_DEEP || (index + seed) % ofEach === 0;

/** Of a property's runs: ten times as many in the deep run. */
export const runs = (most: number): number => (IS_DEEP ? most * 10 : most);

/** Each of the longer list once, with one of the shorter in turn; every pair in the deep run. */
export function pairs<A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] {
  if (IS_DEEP) return as.flatMap((a) => bs.map((b) => [a, b] as const));
  const length = Math.max(as.length, bs.length);
  return Array.from({ length }, (_, i) => [as[i % as.length] as A, bs[(i + seed) % bs.length] as B] as const);
}
