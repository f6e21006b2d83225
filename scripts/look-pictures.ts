// Takes the pictures of docs/looks: the same posts in every look. `npx tsx scripts/look-pictures.ts [FOLDER]`, after `npm run build`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../demo/service/start-service.ts';
import { fileOf, LOOKS } from './docs/looks.ts';
import { launchChromium } from './launch-chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(root, 'docs/looks');
/** A page on a desktop. The pictures are scaled down. */
const SIZE = { width: 1080, height: 760 };
const SCALE = 1 / 3;
const QUALITY = 0.72;

const service = await startService();
const browser = await launchChromium(
  // The made-up page is in no local network: Chromium would not let it request the service on this machine.
  '--disable-features=LocalNetworkAccessChecks',
);
mkdirSync(folder, { recursive: true });
for (const look of LOOKS) {
  const { kind, value } = look;
  const theme = kind === 'theme' && value;
  const attributes = `layout="${kind === 'layout' ? value : 'grid'}" ${kind === 'design' ? `design="${value}"` : ''}`;
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', locale: 'en-US' });
  await page.route('http://page.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(root, 'dist', pathname) });
    const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>
      body { margin: 24px; font: 17px/1.5 system-ui, sans-serif; color: #1f2a37 }
      a { color: #0b6e4f }
      button { border: 0; border-radius: 6px; background: #0b6e4f; color: #fff }
    </style>${theme ? `<link rel="stylesheet" href="/themes/${theme}.css">` : ''}<script type="module" src="/ws-widgets.js"></script>
    <ws-feed base-url="${service.url}" feed-id="bakery club" page-size="5" more="none" ${attributes}></ws-feed>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('http://page.example/');
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const webp = await page.evaluate(
    async ({ src, width, height, quality }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    {
      src: `data:image/png;base64,${png}`,
      width: SIZE.width * SCALE,
      height: Math.round(SIZE.height * SCALE),
      quality: QUALITY,
    },
  );
  writeFileSync(join(folder, fileOf(look)), Buffer.from(webp.split(',')[1] ?? '', 'base64'));
  await page.close();
}
await Promise.all([browser.close(), service.close()]);
