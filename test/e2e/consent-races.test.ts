import { hasTurn } from '../support/deep.ts';
import { Gate } from '../support/gate.ts';
import { twoFrames } from '../support/two-frames.ts';
import { expect, pathsOf, test as base } from './fixtures.ts';

// Attributes that hold something back are set while modules and answers are under way, in each order that gates can make.

type Step = 'attribute' | 'its module' | 'another module' | 'answers';

const STEPS: readonly Step[] = ['attribute', 'its module', 'another module', 'answers'];
/** What `consent`, `images` or `hide-posts` loads. */
const ANY_MODULE = /\/(consent|click-to-load|filters)-[\da-f]{8}\.js$/;
const ANOTHER_MODULE = /\/carousel-[\da-f]{8}\.js$/;

const feedsOf = (attributes: string): string =>
  ['ws-public-posts', 'ws-feed'].map((tag) => `<${tag} loading="eager" ${attributes}></${tag}>`).join('');

/** Feeds that later get an attribute that holds something back, with its name and its value. */
const BODY = [
  'data-held="consent" data-value="click" feed-id="made-3-1"',
  'data-held="images" data-value="click" feed-id="made-3"',
  // Its images do not matter here.
  'data-held="hide-posts" data-value="made-4-1" feed-id="made-3-4" hide="image avatar"',
].map(feedsOf);
/** The post that `hide-posts` hides. */
const HIDDEN_TEXT = '[4/1]';

const permutations = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]));

/** Sets the attributes, and records in each frame, from the next microtask on, what must no longer be in the document. */
function hold(hiddenText: string): void {
  const feeds = [...document.querySelectorAll<HTMLElement>('[data-held]')];
  const breaches: string[] = [];
  Object.assign(globalThis, { breaches });
  const isBreach: Record<string, (card: Element) => boolean> = {
    consent: () => true,
    images: (card) => card.querySelector('img[src]') !== null,
    'hide-posts': (card) => card.textContent.includes(hiddenText),
  };
  const watch = (): void => {
    for (const { dataset, localName, shadowRoot } of feeds) {
      const { held = '' } = dataset;
      for (const card of shadowRoot?.querySelectorAll('article') ?? [])
        if (isBreach[held]?.(card)) breaches.push(`${held} of ${localName}: ${card.textContent}`);
    }
    // oxlint-disable-next-line tests/waiting -- looks at each frame that is painted
    requestAnimationFrame(watch);
  };
  for (const feed of feeds) feed.setAttribute(feed.dataset['held'] ?? '', feed.dataset['value'] ?? '');
  // After the microtask of the last element.
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

for (const [i, order] of permutations(STEPS).entries()) {
  const title = `${order.join(', then ')}: nothing leaves from then on that consent, images or hide-posts holds back`;
  test(title, { tag: hasTurn(i, 5) ? [] : ['@deep'] }, async ({ page, open, service, requests, gates, complaints }) => {
    await open(BODY.join(''));
    await page.evaluate(() => customElements.whenDefined('ws-feed'));

    let before = 0;
    const run: Record<Step, () => Promise<void>> = {
      attribute: async () => {
        // So that an update is pending that waits for a module.
        await page
          .locator('[data-held]')
          .evaluateAll((all) => all.map((feed) => feed.setAttribute('layout', 'carousel')));
        await page.evaluate(hold, HIDDEN_TEXT);
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
    await expect(page.getByRole('button', { name: 'Show posts' })).toHaveCount(2);
    await expect(page.locator('[data-held=consent] article')).toHaveCount(0);
    await expect(page.locator('[data-held=images] article')).toHaveCount(6);
    await expect(page.locator('[data-held=hide-posts] article')).toHaveCount(4);
    await twoFrames(page); // so that what was displayed last is checked, too
    const after = pathsOf(requests, service).slice(before);
    expect(after.filter((path) => path.startsWith('/pictures') || path.includes('made-3-1'))).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'breaches') as unknown)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
