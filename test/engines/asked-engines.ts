import { type Engine, isEngine } from './engine.ts';

/** The engines of `ENGINES`, separated by spaces; only Chromium if it is not set. */
export const askedEngines = (): Engine[] => (process.env['ENGINES'] ?? 'chromium').split(' ').filter(isEngine);
