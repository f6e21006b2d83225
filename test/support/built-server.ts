import type * as server from '../../src/server/index.ts';

// By a path that the type check, which runs before there is a build, does not follow.
const BUILT: string = '../../dist/npm/server/index.js';

export const { renderWidget } = (await import(BUILT)) as typeof server;

/** The built script, for the head of a page. */
export const SCRIPT = '<script type="module" src="/dist/ws-widgets.js"></script>';
