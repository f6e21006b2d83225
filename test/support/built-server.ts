import type * as server from '../../src/server/index.ts';

// Typed as a string, so that the type check, which runs before the build, does not look for the file.
const BUILT: string = '../../dist/npm/server/index.js';

export const { renderWidget } = (await import(BUILT)) as typeof server;

/** The built script, for the head of a page. */
export const SCRIPT = '<script type="module" src="/dist/ws-widgets.js"></script>';
