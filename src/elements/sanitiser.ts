import type { Sanitise } from '../content/sanitise.ts';

let sanitise: Sanitise | undefined;

/** The sanitiser, once it is here. */
export const currentSanitiser = (): Sanitise | undefined => sanitise;

/** Gets the sanitiser, a chunk of its own. Where it cannot be had, text with markup is shown to the letter. */
export async function loadSanitiser(): Promise<void> {
  try {
    ({ sanitise } = await import('../content/sanitise.ts'));
  } catch (reason) {
    console.warn('ws-widgets: the sanitiser could not be loaded, so posts with markup are shown as plain text.', reason);
  }
}
