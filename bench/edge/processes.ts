import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { startWorker } from '../../test/edge/start-worker.ts';

const root = join(import.meta.dirname, '../..');

/** A server in a process of its own. */
export interface Served {
  readonly url: string;
  /** The processor time that it has taken; `undefined` where the system does not tell. */
  cpuMs(): number | undefined;
  stop(): Promise<void>;
}

/** Clock ticks of a second, on every Linux that Node runs on. */
const TICKS_PER_S = 100;

function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/, '')
      .split(/\s+/);
    return ((Number(fields[10]) + Number(fields[11])) / TICKS_PER_S) * 1000;
  } catch {
    return undefined; // another system, or the process is gone
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => void child.once('exit', () => resolve()));

/** Starts a program of Node that prints where it serves. */
async function startProgram(args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/[\d.:]+$/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}.`)));
  });
  return {
    url,
    cpuMs: () => cpuMsOf(child.pid),
    stop: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

/** The local service, with the latency of a good day. */
export const startService = (): Promise<Served> =>
  startProgram(['--import', 'tsx', join(root, 'scripts/sandbox.ts'), '--port', '0']);

export const startOnNode = (baseUrl: string, maxAge: number): Promise<Served> =>
  startProgram([
    join(root, 'bin/ws-widgets-edge.js'),
    '--base-url',
    baseUrl,
    '--port',
    '0',
    '--max-age',
    String(maxAge),
  ]);

const children = (): string[] => {
  try {
    return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return []; // another system
  }
};

export async function startOnWorkerd(baseUrl: string, maxAge: number): Promise<Served> {
  const before = new Set(children());
  const worker = await startWorker({ BASE_URL: baseUrl, MAX_AGE: String(maxAge) });
  const pid = children().find(
    (one) => !before.has(one) && readFileSync(`/proc/${one}/comm`, 'utf8').startsWith('workerd'),
  );
  return {
    url: worker.url,
    cpuMs: () => cpuMsOf(pid === undefined ? undefined : Number(pid)),
    stop: () => worker.close(),
  };
}
