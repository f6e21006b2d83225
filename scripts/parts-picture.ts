// Takes the screenshot of a card's parts in docs/styling.md: `npx tsx scripts/parts-picture.ts`, after `npm run build`.
import { join } from 'node:path';
import { startService } from '../demo/service/start-service.ts';
import { createClient, PublicPosts, shareRequests } from '../src/headless.ts';
import { launchChromium } from './launch-chromium.ts';

const root = join(import.meta.dirname, '..');

/** The parts that are named at the start of the card, and those that are named at its end. */
const AT_START = ['avatar', 'title', 'media', 'action', 'claps'];
const AT_END = ['card', 'author', 'date', 'text', 'image', 'link'];

const PAGE = `<!doctype html><html lang="en"><style>
  body { margin: 0; background: #f4f5f7; color: #1b1d21; font: 16px/1.5 system-ui, sans-serif }
  main { position: relative; inline-size: 800px; padding-block: 24px }
  ws-post-card { display: block; inline-size: 440px; margin-inline: 180px; --ws-surface: #fff; --ws-accent: #0b57d0; --ws-image-ratio: 5 / 2 }
  b { position: absolute; font: 600 14px/1 ui-monospace, monospace; color: #0b57d0; translate: 0 -50% }
  i { position: absolute; block-size: 1px; background: #0b57d0 }
</style><main><ws-post-card design="social"></ws-post-card></main>`;

const service = await startService();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 800, height: 700 }, locale: 'en-US', deviceScaleFactor: 2 });
await page.setContent(PAGE);
await page.addScriptTag({ path: join(root, 'dist/ws-widgets.iife.js') });

const ask = shareRequests(createClient(fetch));
const options = { baseUrl: service.url, limit: 30, timeoutMs: 5000 };
const { posts } = await new PublicPosts(ask, 'bakery', options).load(AbortSignal.timeout(5000));
const post = posts.find(({ media, claps }) => claps && media[0]?.type === 'image');
await page.evaluate(async (one) => {
  const card = document.querySelector('ws-post-card');
  if (!card || !one) throw new Error('no card, or no post');
  card.post = {
    ...one,
    media: one.media.slice(0, 1),
    title: one.title || 'Saturday loaves',
    text: one.text.slice(0, 120),
    action: { url: one.url, label: 'Order a loaf' },
  };
  await card.updateComplete;
}, post);
await page.waitForLoadState('networkidle');

await page.evaluate(
  ({ atStart, atEnd }) => {
    const main = document.querySelector('main');
    const card = document.querySelector('ws-post-card')?.getBoundingClientRect();
    if (!main || !card) throw new Error('no card');
    for (const name of [...atStart, ...atEnd]) {
      const part = document.querySelector('ws-post-card')?.shadowRoot?.querySelector(`[part~=${name}]`);
      if (!part) throw new Error(`no part ${name}`);
      const { left, right, top, height } = part.getBoundingClientRect();
      const y = name === 'card' ? top + 12 : top + (name === 'image' ? height * 0.75 : height / 2);
      const [label, line] = [document.createElement('b'), document.createElement('i')];
      label.textContent = name;
      label.style.top = line.style.top = `${y}px`;
      const [from, to] = atStart.includes(name) ? [card.left - 38, left - 4] : [right + 4, card.right + 38];
      line.style.left = `${from}px`;
      line.style.width = `${to - from}px`;
      label.style.left = atStart.includes(name) ? '' : `${to + 6}px`;
      label.style.right = atStart.includes(name) ? `${main.clientWidth - from + 6}px` : '';
      main.append(label, line);
    }
  },
  { atStart: AT_START, atEnd: AT_END },
);
await page.locator('main').screenshot({ path: join(root, 'docs/parts.png') });
await Promise.all([browser.close(), service.close()]);
