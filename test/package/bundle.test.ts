import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, newFolder, test } from './fixtures.ts';

const folder = newFolder();

test.beforeAll(async ({ install }) => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: {} }));
  await install(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function bundle(code: string): Promise<Rolldown.RolldownOutput['output']> {
  const entry = join(folder, 'src/main.js');
  writeFileSync(entry, code);
  const base = { root: folder, configFile: false, logLevel: 'error', mode: 'production' } as const;
  const result = await build({ ...base, build: { write: false, rolldownOptions: { input: entry } } });
  return ([result].flat()[0] as Rolldown.RolldownOutput).output;
}

/** The modules of the package and its dependencies that a bundler keeps for a program; with `lazy`, also those on demand. */
async function kept(code: string, { lazy = false } = {}): Promise<string[]> {
  const chunks = (await bundle(code)).filter((file) => file.type === 'chunk');
  const entries = lazy ? chunks : chunks.filter(({ isEntry }) => isEntry);
  return entries.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => {
      const path = id.split('/node_modules/').at(-1) ?? '';
      return renderedLength > 0 && path !== id ? [path.replace('ws-widgets/dist/npm/', '')] : [];
    }),
  );
}

for (const code of [
  "import 'ws-widgets';",
  "import { WsFeed } from 'ws-widgets';",
  "import { createClient } from 'ws-widgets/headless';",
]) {
  test(`a program that uses nothing of it holds nothing of it: ${code}`, async () => {
    expect(await kept(code, { lazy: true })).toEqual([]);
  });
}

test('a program that needs the data alone holds no code of elements, of Lit or of the sanitizer', async () => {
  const code = "import * as data from 'ws-widgets/headless'; const ask = data.shareRequests(data.createClient(fetch));";
  const files = await kept(`${code} console.log(data.feedPosts(ask, ['a'], {}));`, { lazy: true });
  expect(files).toContain('source/merging.js');
  expect(files.filter((file) => !/^(api|base|model|source)\//.test(file))).toEqual([]);
});

test('an import for the sake of registering is kept, and brings no other element', async () => {
  const files = await kept("import 'ws-widgets/ws-public-posts';");
  expect(files).toEqual(expect.arrayContaining(['define/ws-public-posts.js', 'widgets/ws-public-posts.js']));
  expect(files.filter((file) => /ws-(feed|embed|post-card)\.js|^dompurify/.test(file))).toEqual([]);
});
