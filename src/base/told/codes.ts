import { DISPLAY } from './codes/display.ts';
import { FILES } from './codes/files.ts';
import { PAGES } from './codes/pages.ts';
import { REQUESTS } from './codes/requests.ts';
import { SERVERS } from './codes/servers.ts';
import { SETUPS } from './codes/setups.ts';

/**
 * All that the console is told and all faults, by codes that never change: another problem has another number. Scripts
 * have the codes alone, for nothing but types is imported from here. Each file has those of one hundred.
 */
export const CODES = { ...SETUPS, ...REQUESTS, ...DISPLAY, ...FILES, ...SERVERS, ...PAGES };

export type Code = keyof typeof CODES;
