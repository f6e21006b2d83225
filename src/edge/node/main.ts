import { messageOf } from '../../base/fault.ts';
import { log } from '../../base/log.ts';
import { parseArgs } from 'node:util';
import { propertyOf } from '../../settings/attributes.ts';
import type { EdgeOptions, EmbedName } from '../options.ts';
import { createResponder } from '../handler.ts';
import HELP from './help.txt?raw';
import { listen, type Listening } from './listen.ts';

/** The options that take a value are those that the help lists. */
const OPTIONS = Object.fromEntries(
  [...HELP.matchAll(/^ {2}--([\w-]+) [<"]/gm)].map(([, name = '']) => [name, { type: 'string' as const }]),
);

type Read = (written: string, option: string) => unknown;

const readWords = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

const numberReader =
  (remedy: string, max = Infinity): Read =>
  (written, option) => {
    if (/^\d+$/.test(written) && Number(written) <= max) return Number(written);
    throw new TypeError(`Invalid value "${written}" for "--${option}"; write a ${remedy}.`);
  };

function readEmbed(written: string): EmbedName {
  const [, embedId, org] = /^([^@]+)@([^@]+)$/.exec(written) ?? [];
  if (!embedId || !org) throw new TypeError(`Invalid value "${written}" for "--embeds"; write a list of <id>@<org>.`);
  return { embedId, org };
}

const readSeconds = numberReader('whole number of seconds');

/** The others are texts. */
const READERS: Readonly<Record<string, Read>> = {
  port: numberReader('number from 0 to 65535', 65_535),
  feeds: readWords,
  embeds: (list) => readWords(list).map(readEmbed),
  'free-parameters': readWords,
  'max-age': readSeconds,
  'stale-while-revalidate': readSeconds,
  'stale-if-error': readSeconds,
};

export async function main(args: readonly string[]): Promise<Listening | undefined> {
  try {
    const options = { ...OPTIONS, help: { type: 'boolean' } } as const;
    const { help, ...written } = parseArgs({ args: [...args], options }).values;
    if (help) return void console.log(HELP);
    const read = Object.entries(written).map(([option, value]) => {
      return [propertyOf(option), (READERS[option] ?? String)(String(value), option)];
    });
    // The readers give each option its type.
    const { port = 8080, host, ...edge } = Object.fromEntries(read) as EdgeOptions & { port?: number; host?: string };
    // Node would listen on all addresses for an empty host.
    const server = await listen(createResponder(edge), port, host || '127.0.0.1');
    console.log(`ws-widgets-edge serves ${edge.baseUrl} at ${server.url}`);
    return server;
  } catch (reason) {
    log('error', 'WS-714', `ws-widgets-edge: ${messageOf(reason)} \`ws-widgets-edge --help\` lists the options.`);
    process.exitCode = 1;
    return undefined;
  }
}
