import { parseArgs } from 'node:util';

export interface StartOptions {
  readonly opensBrowser: boolean;
  /** Printed instead of starting anything. */
  readonly help?: string;
}

const OPTIONS = {
  'no-open': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const HELP = `Usage: npm start -- [options]

Starts the studio with its own local workspace service, and opens it in the browser.

Options:
  --no-open   does not open the browser
  -h, --help  prints this list
`;

/** Reads the words after `npm start --`. Throws if an option is unknown: the message names it, and lists the known ones. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { values, tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    const isKnown = token.kind === 'option' && token.name in OPTIONS && token.value === undefined;
    if (!isKnown) throw new Error(`There is no option "${args[token.index]}".\n\n${HELP}`);
  }
  return { opensBrowser: !values['no-open'], ...(values.help && { help: HELP }) };
}
