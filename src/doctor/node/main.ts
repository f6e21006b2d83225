import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { messageOf } from '../../base/fault.ts';
import { log } from '../../base/log.ts';
import HELP from './help.txt?raw';
import { quiet, type Report, report, type Request } from './report.ts';

const OPTIONS = {
  url: { type: 'string' },
  json: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '9000' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const TIMEOUT_MAX = 600_000;

/** Tells this worker from those that others start. */
const NAME = 'ws-widgets doctor';

function readArguments(args: readonly string[]): Request | undefined {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { help, json, url } = values;
  const [command = '', page = '', ...more] = positionals;
  const timeoutMs = Number(values.timeout);
  if (help) return undefined;
  const unknown = command && command !== 'doctor' ? `There is no command "${command}". ` : '';
  if (unknown || !page || more.length > 0) throw new TypeError(`${unknown}Write "doctor" and one page, or "sandbox".`);
  if (url !== undefined && !(/^https?:/.test(url) && URL.canParse(url)))
    throw new TypeError('"--url" has to begin with https:// or http://.');
  if (!(timeoutMs > 0 && timeoutMs <= TIMEOUT_MAX)) throw new TypeError(`"--timeout" takes up to ${TIMEOUT_MAX} ms.`);
  return { json, page, url, timeoutMs };
}

/** Examines a page in a thread of its own, which can be ended at any time: a page may keep a parser busy for ever. */
async function reportInWorker(request: Request): Promise<Report> {
  // With what Node itself takes, the command stays below 256 MB.
  const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
  const options = { name: NAME, workerData: { [NAME]: request }, resourceLimits };
  const worker = new Worker(new URL(import.meta.url), options);
  const { page, timeoutMs } = request;
  const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
  try {
    const [said] = (await once(worker, 'message', { signal })) as [Report];
    return said;
  } catch (reason) {
    if (signal.aborted) throw new Error(`${page} takes longer than ${timeoutMs} ms.`, { cause: reason });
    const isFull = (reason as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isFull ? new Error(`${page} takes too much memory.`, { cause: reason }) : reason;
  } finally {
    await worker.terminate();
  }
}

export async function main(args: readonly string[], examine = reportInWorker): Promise<0 | 1 | 2> {
  try {
    const request = readArguments(args);
    const { status, printed }: Report = request ? await examine(request) : { status: 0, printed: HELP };
    console.log(printed);
    return status;
  } catch (reason) {
    // Without Node's advice for files that begin with a hyphen. Some of its messages have no full stop.
    const words = messageOf(reason).replace(/(?:\. To specify .*|\.)?$/s, '.');
    log('error', 'WS-809', `ws-widgets: ${quiet(words)} \`npx ws-widgets --help\` lists the options.`);
    return 2;
  }
}

const asked = isMainThread ? undefined : (workerData as Readonly<Record<string, Request>> | null)?.[NAME];
// A rejection becomes the worker's `error` event.
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
if (asked) parentPort?.postMessage(await report(asked));
