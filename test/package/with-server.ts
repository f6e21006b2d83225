import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { env } from './run.ts';

/** The first URL that a server says. */
const urlIn = (stdout: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    const lines = createInterface(stdout);
    lines.on('line', (line) => {
      const [url] = /http:\/\/\S+/.exec(line) ?? [];
      if (url) resolve(url);
    });
    lines.on('close', () => reject(new Error('The server ended before it said its URL.')));
  });

/** Runs a server in a folder, by a script and its arguments, while it is looked at. */
export async function withServer(
  folder: string,
  args: readonly string[],
  look: (url: string) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await look(await urlIn(server.stdout));
  } finally {
    server.kill();
    await ended;
  }
}
