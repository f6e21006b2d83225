/** Resolves in a task of its own, so that the browser can do before it what a visitor waits for. */
export const nextTask = (): Promise<void> =>
  // `scheduler` is not in every browser that is supported; where it is, other scripts' timers do not go first.
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve));
