import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { tell } from '../../base/told/tell.ts';
import { examine, findUnasked } from '../examine.ts';
import { type Answer, isFile, type Page } from '../page.ts';
import { ask } from './ask.ts';
import { print } from './print.ts';
import { readPage } from './read-page.ts';

const HELP = `Finds what is wrong with a page that displays posts, and says what to write.

  npx ws-widgets doctor page.html
  npx ws-widgets doctor https://example.com/news

  --url <url>      the future URL of a file: what other hosts allow is checked for it
  --json           the findings as JSON
  --timeout <ms>   10000: how long each request may take
  --help           this text

It exits with 0 if the page is healthy, 1 if something was found, 2 if it could not be examined.
`;

const OPTIONS = {
  url: { type: 'string' },
  json: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '10000' },
  help: { type: 'boolean', default: false },
} as const;

const TIMEOUT_MAX = 600_000;

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { help, json, url } = values;
  const [command, page = '', ...more] = positionals;
  const timeoutMs = Number(values.timeout);
  if (help) return { help, json, page, url, timeoutMs };
  if (command !== 'doctor' || !page || more.length > 0) throw new TypeError('Write "doctor" and one page.');
  if (url !== undefined && !(/^https?:/.test(url) && URL.canParse(url)))
    throw new TypeError('"--url" has to begin with https:// or http://.');
  if (!(timeoutMs > 0 && timeoutMs <= TIMEOUT_MAX)) throw new TypeError(`"--timeout" takes up to ${TIMEOUT_MAX} ms.`);
  return { help, json, page, url, timeoutMs };
}

/** Loads a page and requests all that it needs, like a browser that displays it. */
async function observe(written: string, url: string | undefined, timeoutMs: number): Promise<Page> {
  const isRemote = /^https?:\/\//i.test(written);
  const source = isRemote ? written : pathToFileURL(written).href;
  const answer = await ask(source, undefined, timeoutMs);
  if (answer.status === 0) throw new Error(`${written} cannot be read: ${answer.text}.`);
  if (answer.status >= 400) throw new Error(`${written} answers ${answer.status}.`);
  const answers = new Map<string, Answer>();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const page = readPage(answer.text, { url: url ?? answer.url, policy, answers });
  const origin = isFile(page) ? undefined : new URL(page.url).origin;
  for (let unasked = findUnasked(page); unasked.length > 0; unasked = findUnasked(page)) {
    const asked = unasked.map(async (one) => [one, await ask(one, origin, timeoutMs)] as const);
    for (const [one, given] of await Promise.all(asked)) answers.set(one, given);
  }
  return page;
}

/** Runs `ws-widgets doctor`. Resolves to the status that the command ends with. */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const { help, json, page: written, url, timeoutMs } = readArguments(args);
    if (help) {
      console.log(HELP);
      return 0;
    }
    const page = await observe(written, url, timeoutMs);
    const findings = examine(page);
    console.log(json ? JSON.stringify({ page: page.url, findings }, null, 2) : print(written, page, findings));
    return findings.length > 0 ? 1 : 0;
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason);
    tell('error', 'WS-809', `ws-widgets: ${why} \`npx ws-widgets --help\` lists the options.`);
    return 2;
  }
}
