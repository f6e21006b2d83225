import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findWebkit, type Webkit } from '../../scripts/find-webkit.mjs';
import { environment } from './environment.ts';
import { end, startScreen, tie } from './programs.ts';

/** The default is 30 s. A page of forty feeds in every layout can take longer on a busy machine. */
const SCRIPT_MAX_MS = 100_000;

export interface StartedWebkit {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a program listens on a port. */
async function untilOpen(port: number, program: ChildProcess): Promise<void> {
  while (program.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${program.spawnfile} ended with ${program.exitCode}.`);
}

async function open({ driver: driverPath, browser, screen: screenPath }: Webkit): Promise<StartedWebkit> {
  const { screen, display } = await startScreen(screenPath, '1600x1200');
  const port = await findPort();
  const program = spawn(driverPath, [`--port=${port}`], {
    env: { ...environment(), DISPLAY: display },
    stdio: 'ignore',
  });
  tie(program, screen);
  await untilOpen(port, program);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await driver.manage().setTimeouts({ script: SCRIPT_MAX_MS });
  return {
    driver,
    stop: async () => {
      await driver.quit();
      await end(program);
      await end(screen);
    },
  };
}

export async function startWebkit(): Promise<StartedWebkit> {
  const webkit = findWebkit();
  if (!webkit) throw new Error('There is no WebKit on this machine: `node scripts/setup.mjs --engines` gets one.');
  return open(webkit);
}
