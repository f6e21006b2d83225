import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pack, type Tarball } from '../../scripts/release/pack.ts';
import { test as e2e } from '../e2e/fixtures.ts';
import { run } from './run.ts';

const examples = join(import.meta.dirname, '../../examples');

/** Files that an example has besides its sources once it was built. */
const MADE = /\/(node_modules|dist|_site|storybook-static|\.astro|\.next|package-lock\.json)(\/|$)/;

/** The URL of the service in the examples. */
const EXAMPLE_URL = 'http://127.0.0.1:4801';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'ws-widgets-'));

/** Replaces the URL of the service in an example, which must contain it exactly once. */
function pointTo(serviceUrl: string, folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name));
  const named = files.filter((path) => readFileSync(path, 'utf8').includes(EXAMPLE_URL));
  const parts = named.flatMap((path) => readFileSync(path, 'utf8').split(EXAMPLE_URL));
  if (!named[0] || parts.length !== 2) throw new Error(`${folder} does not name the service once.`);
  writeFileSync(named[0], parts.join(serviceUrl));
}

interface Fixtures {
  /** Copies an example to a new folder, with the URL of the test's service. Returns the folder. */
  copyExample(name: string): string;
}

interface WorkerFixtures {
  tarball: Tarball;
  /** Installs the dependencies in the `package.json` of a folder, and the package from its tarball. */
  install(folder: string): Promise<void>;
}

export const test = e2e.extend<Fixtures, WorkerFixtures>({
  // No page of an example may write an error to its console.
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  tarball: [
    async ({}, use) => {
      const folder = newFolder();
      await use(pack(folder));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  install: [
    async ({ tarball }, use) => {
      await use(async (folder) => {
        const path = join(folder, 'package.json');
        const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> };
        manifest.dependencies['ws-widgets'] = `file:${tarball.path}`;
        writeFileSync(path, JSON.stringify(manifest));
        await run(folder, 'npm install --engine-strict --prefer-offline --no-audit --no-fund');
      });
    },
    { scope: 'worker' },
  ],
  copyExample: async ({ service }, use) => {
    const folders: string[] = [];
    await use((name) => {
      const folder = newFolder();
      folders.push(folder);
      const filter = (path: string): boolean => !MADE.test(path.slice(examples.length));
      cpSync(join(examples, name), folder, { recursive: true, filter });
      pointTo(service.url, folder);
      return folder;
    });
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
});

export { expect };
