// Takes the screenshot in the README, of the lines to paste there: `npx tsx scripts/feed-picture.ts`, after `npm run build`.
import { join } from 'node:path';
import { startService } from '../demo/service/start-service.ts';
import { readCodeBlocks } from './docs/guides.ts';
import { launchChromium } from './launch-chromium.ts';

const root = join(import.meta.dirname, '..');

const lines = readCodeBlocks().find(({ file, language }) => file === 'README.md' && language === 'html')?.code;
if (!lines?.includes('feed-id="abc"')) throw new Error('The README has no lines to paste, or another id in them.');
const service = await startService();

// A page as people have them: with a font, a color and a button of its own.
const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1f2a37 }
  h2 { margin: 0 0 16px; font-size: 26px }
  a { color: #0b6e4f }
  button { border: 0; border-radius: 6px; background: #0b6e4f; color: #fff }
</style><body><h2>News from the bakery</h2>${lines.replace('feed-id="abc"', 'feed-id="bakery"').replace('https://api.example', service.url)}`;

const browser = await launchChromium(
  // The made-up page is in no local network: Chromium would not let it request the service on this machine.
  '--disable-features=LocalNetworkAccessChecks',
);
const page = await browser.newPage({ viewport: { width: 1040, height: 640 }, locale: 'en-US', deviceScaleFactor: 2 });
await page.route('http://page.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
await page.route('https://cdn.example/*', (route) =>
  route.fulfill({
    path: join(root, 'dist', new URL(route.request().url()).pathname),
    headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
  }),
);
await page.goto('http://page.example/');
await page.locator('article').first().waitFor();
await page.waitForLoadState('networkidle');
await page.screenshot({ path: join(root, 'docs/feed.png') });
await Promise.all([browser.close(), service.close()]);
