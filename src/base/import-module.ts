/** How a module is imported under another URL than the one that failed, where that can be done: not from a bundle. */
export const again: { load?: (url: string) => Promise<unknown> | undefined } = {};

/**
 * Imports a module, and once more where that fails. Firefox, and Chromium until 2026, keep a failure as long as the page
 * lives, and name its URL: under a query of its own it is another module to them.
 */
export const importModule = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((reason: unknown) => {
    const url = /module: (\S+)$/.exec(String(reason))?.[1];
    const retried = url && again.load?.(url);
    if (!retried) throw reason;
    return retried as Promise<Module>;
  });
