/** Path of the Chromium to test in: `CHROME_PATH`, playwright's own, or the first on PATH; undefined if there is none. */
export function findChromium(): string | undefined;
