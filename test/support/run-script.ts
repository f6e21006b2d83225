import { vi } from 'vitest';

/** Runs a script in this process: another one would need seconds to compile it. Returns its errors and its status. */
export async function runScript(name: string, ...words: string[]) {
  const { argv, exitCode } = process;
  const { mock } = vi.spyOn(console, 'error').mockReturnValue();
  process.argv = [...argv.slice(0, 2), ...words];
  const path = `${import.meta.dirname}/../../scripts/${name}.ts?at=${Date.now()}`; // it runs at each import
  await import(path);
  const status = process.exitCode;
  Object.assign(process, { argv, exitCode });
  return [mock.calls.join('\n'), status];
}
