import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { findHeadlessChromium } from '../../scripts/find-chromium.mjs';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { expect, newFolder, test } from './fixtures.ts';
import { run } from './run.ts';
import { withSite } from './with-site.ts';

// Runs the code of docs/testing.md in a project that has the package from its tarball.

const { vitest, typescript, '@playwright/test': playwright } = packageJson.devDependencies;
/** The last versions that run in Node 20.19. */
const LAST = { jsdom: '28.1.0', 'happy-dom': '21.0.4', msw: '2.15.0' };
const RUNNERS = { vitest, typescript, '@playwright/test': playwright, ...LAST };

const recipes = readCodeBlocks().filter(({ file, language }) => file === 'docs/testing.md' && language === 'js');
/** The code of the recipe that contains `words`. */
const recipeWith = (words: string): string => recipes.find(({ code }) => code.includes(words))?.code ?? '';

const folder = newFolder();
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

test.beforeAll(async ({ install }) => {
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: RUNNERS }));
  await install(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('the recipes of Vitest pass in jsdom and happy-dom, however the service is asked', { tag: '@deep' }, async () => {
  const recipeByDom = { jsdom: recipeWith('vi.stubGlobal'), 'happy-dom': recipeWith("'msw/node'") };
  for (const [dom, recipe] of Object.entries(recipeByDom)) {
    expect(recipe).toContain(`@vitest-environment ${dom}`);
    for (const other of Object.keys(recipeByDom))
      write(`${dom}-in-${other}.test.js`, recipe.replace(/@vitest-environment \S+/, `@vitest-environment ${other}`));
  }
  expect(await run(folder, 'npx vitest run --no-color')).toMatch(/Tests {2}8 passed \(8\)/);
});

test('the recipe of Playwright passes', { tag: '@deep' }, async () => {
  write('page.spec.js', recipeWith("'@playwright/test'"));
  write(
    'news.html',
    `<!doctype html><html lang="en"><title>News</title>
<script type="module" src="node_modules/ws-widgets/dist/ws-widgets.js" data-base-url="https://api.example"></script>
<ws-feed feed-id="bakery"><a href="/">Read our news</a></ws-feed>`,
  );
  await withSite(folder, '.', async (url) => {
    const browser = { executablePath: findHeadlessChromium() ?? '', args: ['--no-sandbox'] };
    const use = { baseURL: url, launchOptions: browser };
    write('playwright.config.js', `export default ${JSON.stringify({ testMatch: '*.spec.js', use })};`);
    expect(await run(folder, 'npx playwright test --reporter=line')).toContain('2 passed');
  });
});

test('the recipe of own workspaces prints what the guide says', { tag: '@deep' }, async () => {
  const recipe = recipeWith('console.log(');
  write('own.js', recipe);
  expect((await run(folder, 'node own.js')).trim()).toBe(/; \/\/ (.+)$/m.exec(recipe)?.[1]);
});
