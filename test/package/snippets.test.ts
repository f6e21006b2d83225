import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CodeBlock } from '../../demo/snippets/handout/handout.ts';
import { expect, test } from './fixtures.ts';
import { blocksOf, cardBlocksOf, lookOf, lookOfPage } from './handed-out.ts';
import { run } from './run.ts';
import { withSite } from './with-site.ts';

const write = (folder: string, path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
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
  react: (folder) =>
    write(
      folder,
      'src/App.tsx',
      "import { Post } from './Post.tsx';\nimport { Posts } from './Posts.tsx';\nexport const App = () => <><Posts /><Post /></>;\n",
    ),
  vue: (folder) => {
    write(
      folder,
      'src/App.vue',
      "<script setup>\nimport Post from './Post.vue';\nimport Posts from './Posts.vue';\n</script>\n<template><Posts /><Post /></template>\n",
    );
  },
  svelte: (folder) =>
    write(
      folder,
      'src/App.svelte',
      "<script>\n  import Post from './Post.svelte';\n  import Posts from './Posts.svelte';\n</script>\n<Posts /><Post />\n",
    ),
  angular: (folder) => {
    const settings = join(folder, 'angular.json');
    writeFileSync(
      settings,
      readFileSync(settings, 'utf8').replace('"outputPath"', '"styles": ["src/styles.css"], "outputPath"'),
    );
    const index = join(folder, 'src/index.html');
    writeFileSync(
      index,
      readFileSync(index, 'utf8').replace('<app-root></app-root>', '<app-posts></app-posts><app-post></app-post>'),
    );
    write(
      folder,
      'src/main.ts',
      "import { bootstrapApplication } from '@angular/platform-browser';\nimport { Post } from './app/post';\nimport { Posts } from './app/posts';\nbootstrapApplication(Posts).catch(console.error);\nbootstrapApplication(Post).catch(console.error);\n",
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
    const shown = await lookOfPage(page, site, service.url);
    const folder = copyExample(name);
    await install(folder);
    rmSync(join(folder, 'vite.config.ts'), { force: true }); // what is handed out names a file of its own
    prepare(folder);
    writeFiles(folder, cardBlocksOf(name, service.url), 'src');
    writeFiles(folder, blocksOf(name, service.url), 'src');
    if (name === 'react') await run(folder, 'npm run check'); // the one that is handed out with types
    await run(folder, 'npm run build');
    await withSite(folder, 'dist', async (url) => {
      await page.goto(url);
      expect(await lookOf(page.locator('ws-feed'))).toEqual(shown);
      await expect(page.locator('ws-post-card [part=text]')).toContainText('The first rye of the week');
    });
    expect(complaints).toEqual([]);
  });
}
