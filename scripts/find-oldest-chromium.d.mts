/** Path of the oldest Chromium that is supported, once it is fetched. */
export const OLDEST_CHROMIUM: string;
/** Fetches it, for 64-bit Linux on x86. Throws where that is not possible. */
export function fetchOldestChromium(): void;
