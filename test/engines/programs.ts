import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

// The programs that tests start: a browser takes more than one.

/** The first line that a program writes. */
export async function firstLine(output: Readable): Promise<string> {
  const [line] = (await once(createInterface(output), 'line')) as [string];
  return line;
}

/** Starts a virtual X screen, with a `size` in pixels such as `1280x800`. It chooses a free display number. */
export async function startScreen(path: string, size: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(path, ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { screen, display: `:${await firstLine(screen.stdout)}` };
}

/** Ends programs when this process exits, for any reason. */
export function tie(...programs: ChildProcess[]): void {
  process.once('exit', () => programs.forEach((program) => program.kill()));
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || !program.kill()) return;
  await once(program, 'exit');
}
