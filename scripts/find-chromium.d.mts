/** Chromium without windows and tabs, in which tests take a third of the CPU time. */
export const HEADLESS_SHELL: string;
/** Path of a Chromium that has windows: `CHROME_PATH`, playwright's own, or the first on PATH; undefined if there is none. */
export function findChromium(): string | undefined;
/** Path of the Chromium to test in: `CHROME_PATH`, the headless shell on PATH, or as `findChromium`. */
export function findHeadlessChromium(): string | undefined;
