import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { env } from './run.ts';

export type Look = (url: string) => Promise<void>;

/** The URL that a server prints: the last one of the first line that has any. */
const urlIn = (stdout: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    const lines = createInterface(stdout);
    lines.on('line', (line) => {
      const url = line.match(/http:\/\/\S+/g)?.at(-1);
      if (url) resolve(url);
    });
    lines.on('close', () => reject(new Error('The server ended before it said its URL.')));
  });

/** Starts a server in a folder, by a script and its arguments, and stops it once `look` is done. */
export async function withServer(folder: string, args: readonly string[], look: Look): Promise<void> {
  const own = { ...env, HOST: '127.0.0.1', PORT: '0' };
  const server = spawn(process.execPath, args, { cwd: folder, env: own, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    await look(await urlIn(server.stdout));
  } finally {
    server.kill();
    await ended;
  }
}
