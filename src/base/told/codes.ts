import { DISPLAY } from './codes/display.ts';
import { FILES } from './codes/files.ts';
import { PAGES } from './codes/pages.ts';
import { REQUESTS } from './codes/requests.ts';
import { SERVERS } from './codes/servers.ts';
import { SETUPS } from './codes/setups.ts';

/**
 * All lines of the console and all faults, by codes that never change: another problem has another number. Scripts
 * contain only the codes, because only types are imported from here. Each file has those of one hundred.
 */
export const CODES = { ...SETUPS, ...REQUESTS, ...DISPLAY, ...FILES, ...SERVERS, ...PAGES };

export type Code = keyof typeof CODES;
