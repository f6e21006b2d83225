import type { Page } from '@playwright/test';
import { expect, stageOf, test } from './studio-fixtures.ts';

test.describe.configure({ timeout: 90_000 });

const FEED = '?stage.element=ws-feed&feed-id=bakery&page-size=3';

const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0;

test.describe('on a laptop of 1366 x 657', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  test('the stage has most of the height, and the panel below it is closed', async ({ page, open }) => {
    await open(FEED);
    expect(await heightOf(page, 'iframe')).toBeGreaterThan(400);
    await expect(page.getByRole('button', { name: 'Open the panel' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('tab', { name: 'Code' })).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('tab', { name: 'HTML' })).toBeHidden();
  });

  test('the edge of the panel is dragged, by the keyboard too', async ({ page, open }) => {
    await open(FEED);
    const edge = page.getByRole('separator', { name: 'Height of the panel below the stage' });
    const closed = await heightOf(page, '.dock');
    await edge.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'HTML' })).toBeVisible();
    const opened = await heightOf(page, '.dock');
    expect(opened).toBeGreaterThan(closed + 150);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => heightOf(page, '.dock')).toBe(opened - 16);
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => heightOf(page, '.dock')).toBe(opened + 64);
    await page.keyboard.press('Home');
    await expect.poll(() => heightOf(page, '.dock')).toBe(160);
    await expect(edge).toHaveAttribute('aria-valuenow', '160');

    const box = await edge.boundingBox();
    if (!box) throw new Error('There is no edge.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 100, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => heightOf(page, '.dock')).toBe(260);
    await page.reload();
    await stageOf(page);
    await expect.poll(() => heightOf(page, '.dock')).toBe(260);
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await expect.poll(() => heightOf(page, '.dock')).toBe(closed);
  });

  test('the stage is full screen, and back', async ({ page, open }) => {
    await open(FEED);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await expect(page.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => heightOf(page, 'main')).toBe(await page.evaluate(() => innerHeight));
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().width === innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test('the stage is opened alone, as it is', async ({ page, context, open }) => {
    const posts = Buffer.from('[{"title":"Mine"}]').toString('base64url');
    await open(`${FEED}&theme=dark&--ws-radius=0&stage.host=shop&slot.header=Hello#posts=${posts}`);
    const [alone] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open the stage alone' }).click(),
    ]);
    const feed = alone.locator('ws-feed');
    await expect(feed).toHaveAttribute('theme', 'dark');
    await expect(feed.locator('article')).toContainText('Mine');
    await expect(alone.getByText('Hello')).toBeVisible();
    await expect(alone.getByText('From the bakehouse')).toBeVisible();
    await expect(alone.locator('iframe')).toHaveCount(0);
  });
});

test('no text is smaller than 12 px, and the words of the studio have 14', async ({ page, open }) => {
  await open();
  const check = async (): Promise<void> => {
    const sizes = await page.evaluate(() => {
      const found: { text: string; px: number; isProse: boolean }[] = [];
      const visit = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot);
          const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
          const isField = element.matches('input, textarea, select');
          if (!text && !isField) continue;
          if (!element.checkVisibility() || element.matches('style, script, noscript, option')) continue;
          const px = parseFloat(getComputedStyle(element).fontSize);
          const isProse = element.matches('p:not(.size), li, label, button:not(.control), a, input:not(.mono)');
          found.push({ text: text || element.id, px, isProse });
        }
      };
      visit(document);
      return found;
    });
    expect(sizes.length).toBeGreaterThan(80);
    expect(sizes.filter(({ px }) => px < 12)).toEqual([]);
    expect(sizes.filter(({ px, isProse, text }) => isProse && px < 14 && text.length > 24)).toEqual([]);
  };
  await check();
  for (const tab of ['Attributes', 'Style', 'Parts', 'Slots', 'Posts', 'Code', 'Events', 'Accessibility']) {
    await page.getByRole('tab', { name: tab }).first().click();
    await check();
  }
});

test.describe('a designer', () => {
  test('compares light and dark, and two widths', async ({ page, open }) => {
    await open(FEED);
    const compare = page.getByLabel('Compare');
    await compare.selectOption({ label: 'Light + dark' });
    await expect(page.locator('iframe')).toHaveCount(2);
    for (const scheme of ['light', 'dark']) {
      const frame = page.frameLocator(`iframe[title="The stage, ${scheme}"]`);
      await expect(frame.locator('html')).toHaveCSS('color-scheme', scheme);
      await expect(frame.locator('article')).toHaveCount(3);
    }

    await compare.selectOption({ label: 'Two widths' });
    await expect
      .poll(async () => {
        const boxes = await page
          .locator('iframe')
          .evaluateAll((frames) =>
            frames.map((frame) => frame.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
          );
        return boxes.length === 2 && (boxes[0]?.right ?? 0) <= (boxes[1]?.left ?? 0);
      })
      .toBe(true); // beside each other, where the first had all of the room
    await page.getByRole('radio', { name: '768' }).check();
    await expect(page.frameLocator('iframe[title="The second stage"]').locator('article')).toHaveCount(3);
    const [, ...stages] = page.frames();
    const widths = async () => (await Promise.all(stages.map((one) => one.evaluate(() => innerWidth)))).sort();
    await expect.poll(widths).toEqual([360, 768]);
    await page.getByRole('slider', { name: 'Width of the second stage' }).press('End');
    await expect.poll(widths).toEqual([1920, 768]);
    await page.reload();
    await expect(page.locator('iframe')).toHaveCount(2);
    await compare.selectOption({ label: 'Compare…' });
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test('writes for a slot without naming it, and the code names it', async ({ page, open }) => {
    const stage = await open(`${FEED}&stage.tab=slots&stage.dock=code`);
    await page.getByLabel('header', { exact: true }).fill('Our <b>news</b>');
    await expect(stage.locator('ws-feed > [slot=header]')).toHaveText('Our news');
    await expect(stage.getByText('Our news')).toBeVisible();
    await expect(page.locator('studio-code pre')).toContainText('<div slot="header">Our <b>news</b></div>');
  });

  test('sees what is set: twenty columns, and a color that is none', async ({ page, open }) => {
    await open(`${FEED}&stage.tab=style&--ws-columns=12`);
    await expect(page.getByLabel('Slide --ws-columns')).toHaveValue('12');
    await page.getByRole('button', { name: 'Reset --ws-columns' }).click();
    await expect(page.getByLabel('Slide --ws-columns')).toHaveValue('20');
    const swatch = page.locator('[data-name="--ws-surface"] .swatch');
    const color = await swatch.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(color).toBe('rgba(0, 0, 0, 0)');
  });

  test('finds what is set beside what is shown, and gets there', async ({ page, open }) => {
    await open(FEED);
    const find = page.getByRole('searchbox', { name: 'Find a story or a setting' });
    await find.fill('columns');
    await expect(page.getByRole('link', { name: 'Masonry' })).toBeVisible();
    await page.getByRole('button', { name: '--ws-columns' }).click();
    await expect(page.getByRole('tab', { name: 'Style' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Slide --ws-columns')).toBeFocused();
    await find.fill('gallery');
    await page.getByRole('button', { name: 'lightbox attribute' }).click();
    await expect(page.getByRole('checkbox', { name: 'lightbox' })).toBeFocused();
    await find.fill('quux');
    await expect(page.getByText('Nothing found.')).toBeVisible();
  });

  test('reads a hint that no focus ring covers', async ({ page, open }) => {
    await open(FEED);
    for (const name of ['feed-id', 'heading', 'lines']) {
      const field = page.locator(`[data-name="${name}"]`);
      await field
        .getByRole(name === 'lines' ? 'spinbutton' : 'combobox')
        .or(field.getByRole('textbox'))
        .first()
        .focus();
      const gap = await field.evaluate((element) => {
        const control = element.querySelector('input')?.getBoundingClientRect();
        const hint = element.querySelector('.says')?.getBoundingClientRect();
        return (hint?.top ?? 0) - (control?.bottom ?? 0);
      });
      expect(gap).toBeGreaterThanOrEqual(6); // the ring is 4 px beyond the control
    }
  });
});

test('a first visit is three steps: the posts, the look, the code', async ({ page, open, studio }) => {
  const stage = await open();
  await expect(page.getByRole('tab', { name: 'Guide' })).toHaveAttribute('aria-selected', 'true');
  const fill = async (name: string, value: string): Promise<void> => {
    await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByLabel(name, { exact: true }).press('Tab');
  };
  await fill('base-url', studio.service.url);
  await fill('feed-id', 'museum');
  await expect(page.locator('#answer')).toContainText(/Found: \d+ posts/);

  await page.getByRole('button', { name: 'Next: the look' }).click();
  await page.getByRole('radio', { name: 'masonry' }).check();
  await page.getByRole('radio', { name: 'paper' }).check();
  await expect(stage.locator('ws-public-posts')).toHaveAttribute('layout', 'masonry');

  await page.getByRole('button', { name: 'Next: the code' }).click();
  await page.getByLabel('What is your page made with?').selectOption({ label: 'React' });
  const code = page.locator('studio-code');
  await expect(code).toContainText('Posts.tsx');
  await expect(code).toContainText('feed-id="museum"');
  await expect(code).toContainText('themes/paper.css');
});

test('what axe finds is listed in words, and outlined', async ({ page, open }) => {
  const stage = await open(`${FEED}&design=social&stage.dock=accessibility&--ws-muted=%23bbb`);
  await expect(stage.locator('article')).toHaveCount(3);
  const panel = page.locator('studio-accessibility');
  await expect(panel.getByText(/1 problem found/)).toBeVisible();
  await expect(panel.getByRole('heading', { name: /contrast/ })).toBeVisible();
  await expect(panel).toContainText(/Impact: serious\.\s+\d+ places, in date/);
  await panel.getByRole('button', { name: 'Outline on the stage' }).first().hover();
  await expect(page.getByText('ws-feed::part(date)')).toBeVisible();

  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('button', { name: 'Reset --ws-muted' }).click();
  await expect(panel.getByText(/^No problems found: \d+ rules passed/)).toBeVisible();
});
