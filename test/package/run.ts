import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** As for somebody who types the command: what runs the tests would make libraries come in their versions for tests. */
const { NODE_ENV: _, ...own } = process.env;

/** The environment of what is run; nothing of it tells its makers that it was run. */
export const env = { ...own, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** What a command prints, its errors included, and whether it went well. */
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

/** What a command prints; it has to go well. */
export async function run(folder: string, command: string): Promise<string> {
  const { ok, said } = await attempt(folder, command);
  if (!ok) throw new Error(`${command} failed in ${folder}:\n${said}`);
  return said;
}
