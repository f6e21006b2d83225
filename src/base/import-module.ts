/** How a module is imported under another URL than the one that failed, where modules are separate files, not bundled. */
export const again: { load?: (url: string) => Promise<unknown> } = {};

/**
 * Imports a module, and once more where that fails. Firefox, and Chromium until 2026, keep a failure as long as the page
 * lives, and name its URL: under a query of its own it is another module to them.
 */
export const importModule = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((reason: unknown) => {
    const url = /module: (\S+)$/.exec(String(reason))?.[1];
    if (!url || !again.load) throw reason;
    return again.load(url) as Promise<Module>;
  });
