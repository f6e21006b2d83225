import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import files from '../cms/images.json' with { type: 'json' };
import { run } from './run.ts';

const SITE = 'https://site.example';

/** Makes Eleventy get this image for every URL, so that no request leaves the machine. */
const HOOK = `import https from 'node:https';
import { Readable } from 'node:stream';
https.get = (url, options, answer) => {
  const bytes = Readable.from([Buffer.from('${files.png}', 'base64')]);
  answer(Object.assign(bytes, { statusCode: 200, headers: {}, rawHeaders: [] }));
  return bytes;
};`;

const OPTIONS = `images: { siteUrl: '${SITE}' },
fetch: async (url) => new Response((await (await fetch(url)).text()).replaceAll(/http:[^"]*pictures/g, 'https://93.184.215.14')),`;

/** Builds the Eleventy example with its own copies of images, and expects that it requests nothing from other hosts. */
export async function expectOwnImages(folder: string, browser: Browser): Promise<void> {
  await run(folder, 'npm install --engine-strict --prefer-offline --no-audit --no-fund @11ty/eleventy-img@6.0.4');
  const path = join(folder, 'eleventy.config.js');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/freshForMs.*/, OPTIONS));
  writeFileSync(join(folder, 'hook.mjs'), HOOK);
  await run(folder, 'node --import ./hook.mjs node_modules/@11ty/eleventy/cmd.cjs');
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    const requested: string[] = [];
    await page.route('**', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      requested.push(origin);
      return route.fulfill({ path: join(folder, '_site', pathname.replace(/\/$/, '/index.html')) });
    });
    await page.goto(`${SITE}/`);
    if (javaScriptEnabled)
      await page.waitForFunction(() => document.querySelector('ws-feed')?.matches(':state(ready)'));
    const image = page.locator('ws-feed [part=image]').first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(new Set(requested)).toEqual(new Set([SITE]));
  }
}
