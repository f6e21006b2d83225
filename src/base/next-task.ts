/** Resolves in a task of its own, after those of the page that wait already. By no timer: a page may have replaced those. */
export function laterTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', onMessage);
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Resolves in a task of its own, so that the browser can do before it what a visitor waits for. */
export function nextTask(): Promise<void> {
  // Not in every browser that is supported; where it is, other tasks of the page do not go first.
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? laterTask();
}
