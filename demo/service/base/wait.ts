/** Waits, and keeps no process alive for it. A browser's timer is a number. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => void (setTimeout(resolve, ms) as Partial<NodeJS.Timeout>).unref?.());
