import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

// The programs that tests start: a browser takes more than one.

/** What a program says first. */
export async function firstLine(output: Readable): Promise<string> {
  const [line] = (await once(createInterface(output), 'line')) as [string];
  return line;
}

/** A screen that nobody sees, of a size in pixels. It takes a number that is free, and says which. */
export async function startScreen(path: string, size: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(path, ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { screen, display: `:${await firstLine(screen.stdout)}` };
}

/** Ends programs when ours does, however it does. */
export function tie(...programs: ChildProcess[]): void {
  process.once('exit', () => programs.forEach((program) => program.kill()));
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || !program.kill()) return;
  await once(program, 'exit');
}
