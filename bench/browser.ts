import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/find-chromium.mjs';
import { pageScript } from './page-script.ts';
import type { BenchServer } from './server.ts';

/** A Chromium for which the whole web is the bench's server. */
export const startBrowser = ({ port, spkiHash }: BenchServer): Promise<Browser> =>
  chromium.launch({
    // The browser that visitors have, not the headless shell: figures are compared with earlier ones.
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${spkiHash}`,
    ],
  });

/** Images that are drawn once and served under many names. */
export interface Pictures {
  readonly avatar: Buffer;
  readonly photos: readonly Buffer[];
}

const PHOTOS = 10;

export async function drawPictures(browser: Browser): Promise<Pictures> {
  const page = await browser.newPage();
  await page.evaluate(await pageScript('draw-picture'));
  const draw = async (seed: number, width: number, height: number): Promise<Buffer> =>
    Buffer.from(await page.evaluate(([s, w, h]) => drawPicture(s, w, h), [seed, width, height] as const), 'base64');
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, seed) => draw(seed + 1, 1200, 675)));
  const avatar = await draw(0, 96, 96);
  await page.close();
  return { avatar, photos };
}
