/** Waits without keeping a Node process alive. In a browser, a timer is a number without `unref`. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => void (setTimeout(resolve, ms) as Partial<NodeJS.Timeout>).unref?.());
