import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../engines/environment.ts';
import { end, firstLine, startScreen, tie } from '../../engines/programs.ts';

/** A desktop that nobody sees, with nothing of the visitor's own: a screen, a bus for messages, a window manager. */
export interface Desktop {
  readonly env: Readonly<Record<string, string>>;
  /** What the programs of the desktop keep. */
  readonly home: string;
  /** Starts a program that ends with the desktop. */
  start(path: string, ...args: string[]): ChildProcess;
  stop(): Promise<void>;
}

/** Orca looks for another Orca by name, and ends where there is one: it is not to see that of whoever runs the tests. */
function hideOthers(folder: string): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return programs;
}

/** Starts a desktop that keeps its files in a folder. */
export async function startDesktop(folder: string): Promise<Desktop> {
  const [home, runtime] = [join(folder, 'home'), join(folder, 'runtime')];
  mkdirSync(home);
  mkdirSync(runtime, { mode: 0o700 });
  const { screen, display } = await startScreen('Xvfb', '1000x900');
  const programs = [screen];
  const env: Record<string, string> = {
    ...environment(),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    PATH: `${hideOthers(folder)}:${process.env['PATH']}`,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    DISPLAY: display,
    NO_AT_BRIDGE: '0',
    ACCESSIBILITY_ENABLED: '1',
  };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  programs.push(bus);
  tie(screen, bus);
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout);
  const start: Desktop['start'] = (path, ...args) => {
    const program = spawn(path, args, { env, stdio: 'ignore' });
    programs.push(program);
    tie(program);
    return program;
  };
  start('openbox'); // without a window manager no window gets the focus, and nothing is said
  return {
    env,
    home,
    start,
    // The last one first: the screen goes when nobody draws on it.
    stop: async () => {
      for (const program of programs.toReversed()) await end(program);
    },
  };
}
