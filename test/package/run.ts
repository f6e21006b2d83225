import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Without NODE_ENV, as in a shell: the value of the test runner would select the test versions of libraries. */
const { NODE_ENV: _, ...own } = process.env;

/** The environment of the commands, in which no program sends telemetry. */
export const env = { ...own, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a command; returns whether it succeeded, and its output, including errors. */
export async function attempt(folder: string, command: string): Promise<{ ok: boolean; said: string }> {
  const [program = '', ...args] = command.split(' ');
  try {
    const { stdout, stderr } = await execute(program, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return { ok: true, said: stdout + stderr };
  } catch (reason) {
    if (!(reason instanceof Error && 'stdout' in reason && 'stderr' in reason)) throw reason;
    return { ok: false, said: `${reason.stdout}${reason.stderr}` };
  }
}

/** Runs a command, which must succeed; returns its output. */
export async function run(folder: string, command: string): Promise<string> {
  const { ok, said } = await attempt(folder, command);
  if (!ok) throw new Error(`${command} failed in ${folder}:\n${said}`);
  return said;
}
