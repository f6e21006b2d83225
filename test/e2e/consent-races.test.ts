import type { Page } from '@playwright/test';
import { Gate } from '../support/gate.ts';
import { twoFrames } from '../support/two-frames.ts';
import { expect, pathsOf, test as base } from './fixtures.ts';

// What holds something back is set while modules and answers are under way. The network is held by hand: each order of
// the attribute and of what arrives is driven.

type Step = 'attribute' | 'its module' | 'another module' | 'answers';

const STEPS: readonly Step[] = ['attribute', 'its module', 'another module', 'answers'];
/** What `consent`, `images` or `hide-posts` loads. */
const ANY_MODULE = /\/(consent|click-to-load|filters)-[\da-f]{8}\.js$/;
const ANOTHER_MODULE = /\/carousel-[\da-f]{8}\.js$/;
const VALUES = { consent: 'click', images: 'click', 'hide-posts': 'made-0-1' };
/** The post that `hide-posts` hides. */
const HIDDEN_TEXT = '[0/1]';

type Name = keyof typeof VALUES;

const FEEDS = 'ws-public-posts, ws-feed';

const permutations = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]));

/** Until what has arrived is displayed. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
};

/** Sets the attribute, and from the next microtask on records in each frame what is not to be in the document any more. */
function hold([name, value, hiddenText]: readonly [string, string, string]): void {
  const feeds = [...document.querySelectorAll('ws-public-posts, ws-feed')];
  const breaches: string[] = [];
  Object.assign(globalThis, { breaches });
  const isBreach = (card: Element): boolean =>
    name === 'consent' ||
    (name === 'images' && card.querySelector('img[src]') !== null) ||
    (name === 'hide-posts' && card.textContent.includes(hiddenText));
  const look = (): void => {
    for (const feed of feeds) {
      const cards = [...(feed.shadowRoot?.querySelectorAll('article') ?? [])].filter(isBreach);
      breaches.push(...cards.map((card) => `${feed.localName}: ${card.textContent}`));
    }
  };
  const watch = (): void => {
    look();
    requestAnimationFrame(watch);
  };
  for (const feed of feeds) feed.setAttribute(name, value);
  // Behind the microtask of the last element.
  queueMicrotask(() => queueMicrotask(watch));
}

const test = base.extend<{ gates: Record<'module' | 'another' | 'answers', Gate> }>({
  gates: async ({ page, service }, use) => {
    await use({
      module: await Gate.on(page, ANY_MODULE),
      another: await Gate.on(page, ANOTHER_MODULE),
      answers: await Gate.on(page, `${service.url}/feeds/**`),
    });
  },
});

for (const name of Object.keys(VALUES) as Name[]) {
  for (const order of permutations(STEPS)) {
    const title = `${name}: ${order.join(', then ')}: nothing leaves from then on that it holds back`;
    test(title, async ({ page, open, service, requests, gates, complaints }) => {
      await open(
        `<ws-public-posts feed-id="made-3" loading="eager"></ws-public-posts>
        <ws-feed feed-id="made-3" loading="eager"></ws-feed>`,
      );
      await page.evaluate(() => customElements.whenDefined('ws-feed'));

      let before = 0;
      const run: Record<Step, () => Promise<void>> = {
        attribute: async () => {
          // An update that waits for a module is pending then.
          await page
            .locator(FEEDS)
            .evaluateAll((all) => all.forEach((feed) => feed.setAttribute('layout', 'carousel')));
          await page.evaluate(hold, [name, VALUES[name], HIDDEN_TEXT] as const);
          before = pathsOf(requests, service).length;
        },
        'its module': () => gates.module.open(),
        'another module': () => gates.another.open(),
        answers: () => gates.answers.open(),
      };
      for (const step of order) {
        await run[step]();
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await settle(page);

      const after = pathsOf(requests, service).slice(before);
      if (name === 'consent') {
        await expect(page.getByRole('button', { name: 'Show posts' })).toHaveCount(2);
        expect(after).toEqual([]);
      } else {
        await expect(page.locator('ws-feed article')).toHaveCount(name === 'images' ? 3 : 2);
        await expect(page.locator('ws-public-posts article')).toHaveCount(name === 'images' ? 3 : 2);
      }
      if (name === 'images') expect(after.filter((path) => path.startsWith('/pictures'))).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'breaches') as unknown)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}
