import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { which } from '../../scripts/which.mjs';
import { expect, newFolder, test } from './fixtures.ts';
import { blocksOf, lookOf, lookOfPage } from './handed-out.ts';
import { run } from './run.ts';

type Install = (folder: string) => Promise<void>;
/** What a tool makes of what is handed out: a page. */
type Make = (folder: string, code: (block: number) => string, install: Install) => Promise<string>;

const eleventy: Make = async (folder, code, install) => {
  const devDependencies = { '@11ty/eleventy': '3.1.2' };
  const project = { private: true, type: 'module', dependencies: {}, devDependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'eleventy.config.js'), code(0));
  writeFileSync(join(folder, 'index.md'), `# News\n\nWords above.\n\n${code(1)}\n\nWords below.\n`);
  await install(folder);
  await run(folder, 'npx eleventy');
  return readFileSync(join(folder, '_site/index.html'), 'utf8');
};

const hugo: Make = async (folder, code) => {
  for (const name of ['layouts/shortcodes', 'content']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'config.toml'), "title = 'News'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n");
  writeFileSync(join(folder, 'layouts/index.html'), '{{ .Content }}');
  writeFileSync(join(folder, 'layouts/shortcodes/ws-feed.html'), code(0));
  writeFileSync(join(folder, 'content/_index.md'), `# News\n\nWords above.\n\n${code(1)}\n\nWords below.\n`);
  await run(folder, 'hugo');
  return readFileSync(join(folder, 'public/index.html'), 'utf8');
};

const TOOLS: readonly (readonly [form: string, program: string, make: Make])[] = [
  ['eleventy', 'npx', eleventy],
  ['hugo', 'hugo', hugo],
];

for (const [form, program, make] of TOOLS) {
  test(
    `the snippet for ${form}, run by ${program}, shows what HTML shows`,
    { tag: '@deep' },
    async ({ page, site, service, install }) => {
      expect(which(program), `${program} is not on this machine: \`node scripts/setup.mjs --cms\` gets it.`).not.toBe(
        '',
      );
      const shown = await lookOfPage(page, site, service.url);
      const folder = newFolder();
      const blocks = blocksOf(form, service.url);
      const made = await make(folder, (block) => blocks[block]?.code ?? '', install);
      rmSync(folder, { recursive: true });
      site.setPage(`<!doctype html><link rel="icon" href="data:,">${made}`);
      await page.goto(site.url);
      expect(await lookOf(page.locator('ws-feed'))).toEqual(shown);
    },
  );
}
