import { execFileSync } from 'node:child_process';
import type { Engine } from '../../test/engines/engine.ts';
import { startWebkit } from '../../test/engines/start-webkit.ts';
import { findHeadlessChromium } from '../find-chromium.mjs';
import { findFirefox } from '../find-firefox.mjs';
import { findWebkit } from '../find-webkit.mjs';

const ask = (path: string): string => execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Reads the version from a session: without a screen, the browser does not print it. */
async function askWebkit(): Promise<string> {
  const { driver, stop } = await startWebkit();
  const version = (await driver.getCapabilities()).getBrowserVersion();
  await stop();
  return `WebKitGTK ${version}`;
}

/** The engines of this machine, each with its version. */
export async function engineVersions(): Promise<Partial<Record<Engine, string>>> {
  const [chromium, firefox] = [findHeadlessChromium(), findFirefox()];
  return {
    ...(chromium && { chromium: ask(chromium) }),
    ...(firefox && { firefox: ask(firefox) }),
    ...(findWebkit() && { webkit: await askWebkit() }),
  };
}
