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

function replaceIn(folder: string, path: string, old: string, text: string): void {
  const file = join(folder, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(old, text));
}

const REACT = `import { Post } from './Post.tsx';
import { Posts } from './Posts.tsx';
export const App = () => <><Posts /><Post /></>;
`;
const VUE = `<script setup>import Post from './Post.vue'; import Posts from './Posts.vue';</script>
<template><Posts /><Post /></template>
`;
const SVELTE = `<script>import Post from './Post.svelte'; import Posts from './Posts.svelte';</script>
<Posts /><Post />
`;
const ANGULAR = `import { bootstrapApplication } from '@angular/platform-browser';
import { Post } from './app/post';
import { Posts } from './app/posts';
bootstrapApplication(Posts).catch(console.error);
bootstrapApplication(Post).catch(console.error);
`;

/** How the example of each framework comes to show the component. */
const PROJECTS: Readonly<Record<string, (folder: string) => void>> = {
  react: (folder) => write(folder, 'src/App.tsx', REACT),
  vue: (folder) => write(folder, 'src/App.vue', VUE),
  svelte: (folder) => write(folder, 'src/App.svelte', SVELTE),
  angular: (folder) => {
    replaceIn(folder, 'angular.json', '"outputPath"', '"styles": ["src/styles.css"], "outputPath"');
    replaceIn(folder, 'src/index.html', '<app-root></app-root>', '<app-posts></app-posts><app-post></app-post>');
    write(folder, 'src/main.ts', ANGULAR);
  },
};

for (const [name, prepare] of Object.entries(PROJECTS)) {
  test(
    `what ${name} is handed builds, and shows the same`,
    { tag: '@deep' },
    async ({ page, site, service, copyExample, install }) => {
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
    },
  );
}
