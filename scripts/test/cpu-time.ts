import { existsSync, readdirSync, readFileSync } from 'node:fs';

const HZ = 100; // of the clock in /proc, on every Linux
const INTERVAL_MS = 1000;

interface Process {
  readonly parent: number;
  /** Identifies the process, also if another one gets its number later. */
  readonly key: string;
  readonly seconds: number;
}

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, startedAt] = [1, 11, 12, 19].map((i) => Number(fields[i]));
    return { parent: parent ?? 0, key: `${pid} ${startedAt}`, seconds: ((user ?? 0) + (system ?? 0)) / HZ };
  } catch {
    return undefined; // it has ended since its folder was listed
  }
}

/**
 * Adds up the CPU seconds of a program and of all that it starts. They are read every second, because a browser that is
 * killed reports nothing. Returns a function that stops it and returns the sum: `undefined` where there is no /proc.
 */
export function watchCpuTime(root: number): () => number | undefined {
  if (!existsSync('/proc/self/stat')) return () => undefined;
  const secondsOf = new Map<string, number>();
  const look = (): void => {
    const all = new Map<number, Process>();
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const found = readProcess(pid);
      if (found) all.set(Number(pid), found);
    }
    const isOurs = (pid: number): boolean => pid === root || (pid > 1 && isOurs(all.get(pid)?.parent ?? 0));
    for (const [pid, { key, seconds }] of all) if (isOurs(pid)) secondsOf.set(key, seconds);
  };
  const timer = setInterval(look, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return [...secondsOf.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}
