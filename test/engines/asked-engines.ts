import { type Engine, isEngine } from './engine.ts';

/** The engines that `ENGINES` names, separated by spaces: Chromium alone where it is not set. */
export const askedEngines = (): Engine[] => (process.env['ENGINES'] ?? 'chromium').split(' ').filter(isEngine);
