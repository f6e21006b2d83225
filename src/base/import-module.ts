/**
 * Imports a module, and once more where that fails. Firefox, and Chromium until 2026, keep a failure as long as the page
 * lives, and name its URL: under a query of its own it is another module to them.
 */
export const importModule = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((reason: unknown) => {
    const url = /imported module: (\S+)$/.exec(String(reason))?.[1];
    // An import map may have hashes of our files, and none for another URL.
    if (!url || document.querySelector('[type=importmap]')) throw reason;
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${url}?${Date.now()}`) as Promise<Module>;
  });
