import { messageOf } from '../../base/fault.ts';
import { tell } from '../../base/told/tell.ts';
import { parseArgs } from 'node:util';
import type { EdgeOptions, EmbedName } from '../options.ts';
import { createResponder } from '../handler.ts';
import { listen, type Listening } from './listen.ts';

const HELP = `Serves widgets, frames and feeds of a workspace service to any number of readers.

  npx ws-widgets-edge --base-url https://api.example --port 8080

  --base-url <url>                 the address of the service; needed
  --port <number>                  8080; 0 takes any free one
  --host <address>                 127.0.0.1; 0.0.0.0 answers from everywhere
  --feeds "<id> <id>"              the workspaces that may be asked for; all, where none are named
  --embeds "<id>@<org> <id>@<org>" the embedded integrations that may be asked for
  --free-parameters "<name> <name>" those that may say anything (heading, filter, pin...) and are served all the same;
                                   none where feeds or embeds are named, else all
  --max-age <seconds>              60: how long an answer is fresh
  --stale-while-revalidate <s>     600: how long after that it is served while a newer one is requested
  --stale-if-error <s>             86400: how long after that it is served while the service fails
  --script-url <url>               where ws-widgets.js is, for /frame
  --public-url <url>               the address that readers see, where a proxy hides it
  --help                           these lines
`;

const OPTIONS = {
  'base-url': { type: 'string' },
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  feeds: { type: 'string' },
  embeds: { type: 'string' },
  'free-parameters': { type: 'string' },
  'max-age': { type: 'string' },
  'stale-while-revalidate': { type: 'string' },
  'stale-if-error': { type: 'string' },
  'script-url': { type: 'string' },
  'public-url': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const PORT_MAX = 65_535;

const wordsOf = (list: string | undefined): string[] | undefined => list?.split(/[\s,]+/).filter(Boolean);

function readNumber(option: string, written: string, remedy: string, max = Infinity): number {
  if (/^\d+$/.test(written) && Number(written) <= max) return Number(written);
  throw new TypeError(`Invalid value "${written}" for "--${option}"; write a ${remedy}.`);
}

function readEmbed(written: string): EmbedName {
  const [, embedId, org] = /^([^@]+)@([^@]+)$/.exec(written) ?? [];
  if (!embedId || !org) throw new TypeError(`Invalid value "${written}" for "--embeds"; write a list of <id>@<org>.`);
  return { embedId, org };
}

function readArguments(args: readonly string[]): EdgeOptions & { port: number; host: string; help: boolean } {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const secondsOf = (option: 'max-age' | 'stale-while-revalidate' | 'stale-if-error'): number | undefined =>
    values[option] === undefined ? undefined : readNumber(option, values[option], 'whole number of seconds');
  return {
    baseUrl: values['base-url'] ?? '',
    feeds: wordsOf(values.feeds),
    embeds: wordsOf(values.embeds)?.map(readEmbed),
    freeParameters: wordsOf(values['free-parameters']),
    maxAge: secondsOf('max-age'),
    staleWhileRevalidate: secondsOf('stale-while-revalidate'),
    staleIfError: secondsOf('stale-if-error'),
    scriptUrl: values['script-url'],
    publicUrl: values['public-url'],
    port: readNumber('port', values.port, `number from 0 to ${PORT_MAX}`, PORT_MAX),
    host: values.host || OPTIONS.host.default, // Node would listen on all addresses for an empty host
    help: values.help,
  };
}

export async function main(args: readonly string[]): Promise<Listening | undefined> {
  try {
    const { port, host, help, ...options } = readArguments(args);
    if (help) {
      console.log(HELP);
      return undefined;
    }
    const server = await listen(createResponder(options), port, host);
    console.log(`ws-widgets-edge serves ${options.baseUrl} at ${server.url}`);
    return server;
  } catch (reason) {
    tell('error', 'WS-714', `ws-widgets-edge: ${messageOf(reason)} \`ws-widgets-edge --help\` lists the options.`);
    process.exitCode = 1;
    return undefined;
  }
}
