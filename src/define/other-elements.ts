import { reportMissing } from './report-missing.ts';

/** The elements that are no part of the core. */
const OTHERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'ws-embed': () => import('./ws-embed.ts'),
  'ws-post-card': () => import('./ws-post-card.ts'),
};

/** Imports what defines the elements of these names, as far as they are among these. */
export const importOthers = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => OTHERS[name]?.()));

/** Defines all of them: one line says what is missing. */
export const defineOthers = (): void => void importOthers(Object.keys(OTHERS)).catch(reportMissing);
