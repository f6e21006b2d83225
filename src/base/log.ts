/** The codes of the console and of all faults, which never change; `scripts/docs/codes.json` says what each stands for. */
// prettier-ignore
export type Code =
  | 'WS-101' | 'WS-102' | 'WS-103' | 'WS-104' | 'WS-105' | 'WS-106' | 'WS-107' | 'WS-108' | 'WS-112'
  | 'WS-113' | 'WS-114' | 'WS-115' | 'WS-116' | 'WS-117' | 'WS-118' | 'WS-119' | 'WS-120'
  | 'WS-201' | 'WS-202' | 'WS-203' | 'WS-204' | 'WS-205' | 'WS-206' | 'WS-207' | 'WS-208' | 'WS-209'
  | 'WS-210' | 'WS-212' | 'WS-213' | 'WS-214' | 'WS-215' | 'WS-216'
  | 'WS-301' | 'WS-302' | 'WS-303' | 'WS-304' | 'WS-305' | 'WS-306' | 'WS-307' | 'WS-308' | 'WS-309'
  | 'WS-310' | 'WS-311'
  | 'WS-601' | 'WS-602' | 'WS-603' | 'WS-604' | 'WS-605' | 'WS-606' | 'WS-607'
  | 'WS-701' | 'WS-702' | 'WS-703' | 'WS-704' | 'WS-705' | 'WS-711' | 'WS-712' | 'WS-713' | 'WS-714' | 'WS-715'
  | 'WS-801' | 'WS-802' | 'WS-803' | 'WS-804' | 'WS-805' | 'WS-806' | 'WS-807' | 'WS-808' | 'WS-809'
  | 'WS-810';

type Level = 'error' | 'warn' | 'info';

/** Writes to the console: the code first, then `words`, which say what is wrong and what to do, and the page that says more. */
export const log = (level: Level, code: Code, words: string, ...reasons: readonly unknown[]): void =>
  console[level](`${code} ${words} See docs/errors#${code.toLowerCase()}`, ...reasons);

const logged = new Set<string>();

/** As `log`, once for each `key`, however many elements of the page find the same mistake. */
export function logOnce(key: string, ...line: Parameters<typeof log>): void {
  if (!logged.has(key)) log(...line);
  logged.add(key);
}

/** The escape of a character in JSON and JavaScript, such as `\u2028`. */
export const escapeCharacter = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Other people's words in one line: line breaks and control characters, also those of direction, are escaped. */
export const inOneLine = (words: string): string =>
  words.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, escapeCharacter);

/** What someone wrote, as a report quotes it: the first 200 characters, if there are more. */
export const quote = (written: string): string => `"${inOneLine(written.replace(/(?<=^.{200}).+/su, '…'))}"`;
