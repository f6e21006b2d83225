import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../engines/environment.ts';
import { end, firstLine, startScreen, tie } from '../../engines/programs.ts';

/** A virtual desktop without any of the user's own settings: a screen, a message bus, a window manager. */
export interface Desktop {
  readonly env: Readonly<Record<string, string>>;
  /** The folder in which the programs of the desktop keep their files. */
  readonly home: string;
  /** Starts a program that ends with the desktop. */
  start(path: string, ...args: string[]): ChildProcess;
  stop(): Promise<void>;
}

/** Orca exits if it finds another Orca by its name. So the one of the person who runs the tests is hidden from it. */
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
  start('openbox'); // without a window manager, no window gets the focus, and Orca says nothing
  return {
    env,
    home,
    start,
    // In reverse order: the screen is stopped once no program draws on it.
    stop: async () => {
      for (const program of programs.toReversed()) await end(program);
    },
  };
}
