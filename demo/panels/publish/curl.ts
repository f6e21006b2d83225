import { SANDBOX_KEY } from './sandbox.ts';

/** Longer bodies would hide what is below them. */
const BODY_MAX = 3000;

/** One word for a shell, whatever it contains. */
export const quoteForShell = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const cut = (text: string): string =>
  text.length <= BODY_MAX ? text : `${text.slice(0, BODY_MAX)}… (${text.length.toLocaleString('en')} characters)`;

/** A request to the sandbox as a command that sends the same. */
export const writeCurl = (url: string, body: object): string =>
  [
    `curl ${quoteForShell(url)}`,
    `-H ${quoteForShell(`x-api-key: ${SANDBOX_KEY}`)}`,
    `-H ${quoteForShell('content-type: application/json')}`,
    `-d ${quoteForShell(cut(JSON.stringify(body, null, 2)))}`,
  ].join(' \\\n  ');
