// Takes the screenshots of the studio: `npx tsx scripts/studio-pictures.ts`.
import { join } from 'node:path';
import { startService } from '../demo/service/start-service.ts';
import { launchChromium } from './launch-chromium.ts';
import { serveDemo } from './serve-demo.ts';

const PICTURES = [
  { width: 1280, height: 860, story: 'In a shop', tab: 'Style', dock: 'Code' },
  { width: 768, height: 1080, story: 'In a club’s site', tab: 'Attributes', dock: 'Code' },
  { width: 360, height: 780, story: 'Theme: soft', tab: 'Attributes' },
];

const service = await startService();
const demo = await serveDemo({ serviceUrl: service.url, port: 0, watches: false });
const browser = await launchChromium();

for (const { width, height, story, tab, dock } of PICTURES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, locale: 'en-US' });
    await page.goto(demo.resolvedUrls?.local[0] ?? '');
    const stories = page.getByRole('button', { name: 'Stories' });
    if (await stories.isVisible()) await stories.click();
    await page.getByRole('link', { name: story, exact: true }).click();
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click(); // and not "Data attributes"
    if (dock) await page.getByRole('tab', { name: dock }).click();
    await page.frameLocator('iframe').locator('article').first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: join(import.meta.dirname, `../docs/studio-${width}-${colorScheme}.png`),
      animations: 'disabled',
    });
    await page.close();
  }
}

await Promise.all([browser.close(), demo.close(), service.close()]);
