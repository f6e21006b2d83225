// Plain JavaScript: it runs before anything is installed, too.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { which } from './which.mjs';

/** Where systems keep the small browser that comes with WebKitGTK: in a subfolder with the version of the library. */
const FOLDERS = ['/usr/lib', '/usr/libexec'];
const VERSION = /^webkit2?gtk-[\d.]+$/;

const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

const findBrowser = () =>
  FOLDERS.flatMap((folder) => [
    folder,
    ...list(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ])
    .flatMap((folder) =>
      list(folder)
        .filter((name) => VERSION.test(name))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(existsSync);

/** The paths of the programs that tests in WebKitGTK need: driver, browser, screen; undefined if one is missing. */
export function findWebkit() {
  const [driver, browser, screen] = [which('WebKitWebDriver'), findBrowser(), which('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
