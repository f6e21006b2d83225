import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator } from '@playwright/test';
import { FORMS } from '../../demo/snippets/forms.ts';
import { type CodeBlock, planHandout } from '../../demo/snippets/handout.ts';
import { modulePage } from '../../demo/snippets/html.ts';
import { DEFAULT_SETTING, type Setting } from '../../demo/studio/setting.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { HOSTILE_WORDS } from '../demo/snippets/hostile-words.ts';
import { parseHtml } from '../demo/snippets/parse-html.ts';
import { escapeText } from '../../demo/snippets/print-markup.ts';
import { expect, test } from './fixtures.ts';
import { run } from './run.ts';
import { withSite } from './with-site.ts';

/** All that means something to one of the tools, where it would be seen. */
const WORDS = HOSTILE_WORDS.join(' | ').replaceAll(/[\u2028\u2029]/g, '');

const SETTING: Setting = {
  ...DEFAULT_SETTING,
  tag: 'ws-feed',
  attributes: { 'feed-id': 'bakery', 'page-size': '3', heading: WORDS },
  preset: 'paper',
  properties: { '--ws-radius': '2rem' },
  parts: { card: 'border-style: dashed' },
  slots: {
    '': `<p class="a" style="color: red">${escapeText(WORDS)}</p><a href="https://example.com/?a=1&amp;b=2">A</a> <a href="/b">B</a><pre>a\n\n  b</pre>`,
    card: '<template slot="card"><h3 part="headline" data-ws-text="text"></h3><img data-ws-src="media.0.src" alt=""></template>',
  },
};

/** What has to be the same, whoever made the element. */
async function lookOf(feed: Locator): Promise<unknown> {
  await expect(feed.locator('article')).toHaveCount(3);
  return {
    heading: await feed.locator('[part=heading]').textContent(),
    words: await feed.locator('article [part=headline]').allTextContents(),
    card: await feed
      .locator('article')
      .first()
      .evaluate((card) => {
        const { backgroundColor, borderRadius, borderStyle } = getComputedStyle(card);
        return { backgroundColor, borderRadius, borderStyle };
      }),
    fallback: await feed.evaluate((element) =>
      [...element.querySelectorAll(':scope > :not(template)')].map((child) => [
        child.localName,
        child.textContent,
        child.getAttribute('href'),
        child.className,
        child.getAttribute('style')?.replace(/[\s;]/g, ''),
        // A space between two links is seen.
        child.localName === 'a' && child.nextElementSibling?.localName === 'a' && child.nextSibling?.nodeValue,
      ]),
    ),
  };
}

const write = (folder: string, path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const blocksOf = (id: string, serviceUrl: string, filesUrl = 'https://cdn.example/'): CodeBlock[] => {
  const release = { version: packageJson.version, filesUrl, hashes: {}, serviceUrl };
  return FORMS.find((form) => form.id === id)?.write(planHandout(SETTING, release, parseHtml), {}) ?? [];
};

/** Puts the blocks that are files where they belong. */
function writeFiles(folder: string, blocks: readonly CodeBlock[], within: string): void {
  for (const { name, code } of blocks) {
    if (!/\.\w+$/.test(name)) continue;
    write(folder, name.includes('/') || name.includes('config') ? name : `${within}/${name}`, code);
  }
}

/** How the example of each framework comes to show the component. */
const PROJECTS: Readonly<Record<string, (folder: string) => void>> = {
  react: (folder) => write(folder, 'src/App.tsx', "export { Posts as App } from './Posts.tsx';\n"),
  vue: (folder) => {
    write(
      folder,
      'src/App.vue',
      "<script setup>\nimport Posts from './Posts.vue';\n</script>\n<template><Posts /></template>\n",
    );
  },
  svelte: (folder) =>
    write(folder, 'src/App.svelte', "<script>\n  import Posts from './Posts.svelte';\n</script>\n<Posts />\n"),
  angular: (folder) => {
    const settings = join(folder, 'angular.json');
    writeFileSync(
      settings,
      readFileSync(settings, 'utf8').replace('"outputPath"', '"styles": ["src/styles.css"], "outputPath"'),
    );
    write(folder, 'src/index.html', '<!doctype html><link rel="icon" href="data:,"><app-posts></app-posts>');
    write(
      folder,
      'src/main.ts',
      "import { bootstrapApplication } from '@angular/platform-browser';\nimport { Posts } from './app/posts';\nbootstrapApplication(Posts).catch(console.error);\n",
    );
  },
};

for (const [name, prepare] of Object.entries(PROJECTS)) {
  test(`what the studio hands out for ${name} builds, and shows what the page of HTML shows`, async ({
    page,
    site,
    service,
    copyExample,
    install,
    complaints,
  }) => {
    const html = planHandout(
      SETTING,
      { version: packageJson.version, filesUrl: '/dist/', hashes: {}, serviceUrl: service.url },
      parseHtml,
    );
    site.setPage(`<!doctype html><link rel="icon" href="data:,">${modulePage(html)}`);
    await page.goto(site.url);
    const shown = await lookOf(page.locator('ws-feed'));

    const folder = copyExample(name);
    await install(folder);
    rmSync(join(folder, 'vite.config.ts'), { force: true }); // what is handed out names a file of its own
    prepare(folder);
    writeFiles(folder, blocksOf(name, service.url), 'src');
    if (name === 'react') await run(folder, 'npm run check'); // the one that is handed out with types
    await run(folder, 'npm run build');
    await withSite(folder, 'dist', async (url) => {
      await page.goto(url);
      expect(await lookOf(page.locator('ws-feed'))).toEqual(shown);
    });
    expect(complaints).toEqual([]);
  });
}
