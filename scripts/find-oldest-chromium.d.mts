/** Path of the oldest Chromium that is supported; undefined if it was not fetched. */
export function findOldestChromium(): string | undefined;
/** Fetches it, for 64-bit Linux on x86. Throws where that is not possible. */
export function fetchOldestChromium(): void;
