import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hasTurn } from '../support/deep.ts';
import { hostPages, STYLED_PAGES, type StyledPage } from '../support/page-styles.ts';
import { expect, test as base } from './fixtures.ts';
import { moduleTag } from './hosted.ts';

const PAGES: Readonly<Record<string, StyledPage>> = { ...hostPages, ...STYLED_PAGES };
const SCHEMES = ['light', 'dark'] as const;

/** How links, buttons and headings look. A button counts if it has a background, a heading if it does not look like text. */
interface Looks {
  readonly link: readonly string[];
  readonly button: readonly string[] | undefined;
  readonly heading: readonly string[] | undefined;
}

/** White words on a blue with a contrast of 3.9:1: the feed's button is not filled; its words and its border have the blue. */
const LEFT_OUT = new Set(['the button of new.css, dark']);

/** Adds a link, a heading and a button of the page beside the feed, and reads how they look, and how those of the feed do. */
const readLooks = (page: Page): Promise<{ own: Looks; feed: Looks }> =>
  page.evaluate(() => {
    const feed = document.querySelector('ws-feed');
    const root = feed?.shadowRoot;
    if (!feed || !root) throw new Error('no feed');
    const place = document.createElement('div');
    place.innerHTML = '<p><a href="/">A link</a></p><h2>A heading</h2><button type="button">A button</button>';
    feed.after(place);
    const find = (within: ParentNode, selector: string): Element => {
      const found = within.querySelector(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    };
    find(place, 'button').className = document.body.dataset['button'] ?? '';
    const linkOf = (one: Element): string[] => [getComputedStyle(one).color];
    const buttonOf = (one: Element): string[] => {
      const style = getComputedStyle(one);
      return [style.backgroundColor, style.color, style.borderTopLeftRadius, style.fontFamily, style.fontWeight];
    };
    const headingOf = (one: Element): string[] => {
      const style = getComputedStyle(one);
      return [style.color, style.fontFamily, style.fontWeight, style.fontStyle, style.textTransform];
    };
    const plain = document.createElement('button');
    root.append(plain);
    const [plainBackground] = buttonOf(plain);
    plain.remove();
    // The browser's default color of links does not count: then links have the color of the text.
    plain.style.color = 'LinkText';
    const isUnstyled = linkOf(find(place, 'a'))[0] === linkOf(place.appendChild(plain))[0];
    const own = {
      link: linkOf(find(place, isUnstyled ? 'p' : 'a')),
      button: buttonOf(find(place, 'button')),
      heading: headingOf(find(place, 'h2')),
    };
    const text = getComputedStyle(find(place, 'p'));
    const heading = getComputedStyle(find(place, 'h2'));
    const isHeading = heading.fontSize !== text.fontSize || heading.fontWeight !== text.fontWeight;
    const hasButton = own.button[0] !== plainBackground && own.button[0] !== 'rgba(0, 0, 0, 0)';
    // In the text of a post: elsewhere, a link may have the color of muted words.
    const link = find(root, '[part=text]').appendChild(document.createElement('a'));
    link.href = '/';
    const looks = {
      own: { ...own, button: hasButton ? own.button : undefined, heading: isHeading ? own.heading : undefined },
      feed: {
        link: linkOf(link),
        button: hasButton ? buttonOf(find(root, '[part=more]')) : undefined,
        heading: isHeading ? headingOf(find(root, '[part=heading]')) : undefined,
      },
    };
    place.remove();
    link.remove();
    return looks;
  });

const FEED = (attributes: string): string =>
  `<ws-feed feed-id="bakery" heading="From the bakery" page-size="6" loading="eager" ${attributes}><a href="/news">News</a></ws-feed>`;

const test = base.extend<{
  openOn(page: StyledPage, scheme: 'light' | 'dark', attributes?: string, head?: string): Promise<void>;
}>({
  openOn: async ({ page, open, service }, use) => {
    await use(async ({ css, body, buttonClass = '', darkRoot = '' }, scheme, attributes = '', head = '') => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      // Records the nodes that are added to the page once it is complete, and not removed again.
      await page.addInitScript(
        ([root, classes]) => {
          const nodes = new Set<Node>();
          Object.assign(window, { leftNodes: nodes });
          addEventListener('DOMContentLoaded', () => {
            const [name, value] = root?.split('=') ?? [];
            if (name && value) document.documentElement.setAttribute(name, value.replaceAll('"', ''));
            document.body.dataset['button'] = classes ?? '';
            new MutationObserver((records) => {
              for (const { addedNodes, removedNodes } of records) {
                for (const node of addedNodes) nodes.add(node);
                for (const node of removedNodes) nodes.delete(node);
              }
            }).observe(document.body, { childList: true, subtree: true });
          });
        },
        [scheme === 'dark' ? darkRoot : '', buttonClass],
      );
      const styles = `<style>:root { color-scheme: light dark; background: Canvas }</style><style>${css}</style>${head}`;
      await open(body(FEED(attributes)), { head: styles + moduleTag(service.url) });
      await expect(page.locator('ws-feed').getByRole('button', { name: 'Load more' })).toBeVisible();
    });
  },
});

for (const [i, [name, styled]] of Object.entries(PAGES).entries()) {
  for (const [j, scheme] of SCHEMES.entries()) {
    test(
      `on ${name}, ${scheme}: links, buttons and headings are the page's, and legible`,
      { tag: hasTurn(2 * i + j, 2 * SCHEMES.length) ? [] : ['@deep'] },
      async ({ page, browserName, openOn }) => {
        await openOn(styled, scheme);
        const left = await page.evaluate(() => [...(window as unknown as { leftNodes: Set<Node> }).leftNodes].length);
        expect(left, 'nodes that were left in the page').toBe(0);
        expect(await page.locator('ws-feed').evaluate(({ innerHTML }) => innerHTML)).toBe('<a href="/news">News</a>');
        const { own, feed } = await readLooks(page);
        expect(feed.link).toEqual(own.link);
        expect(feed.heading).toEqual(own.heading);
        // The outline has the color of the page's button or, where that is not legible in this engine, of its text.
        if (LEFT_OUT.has(`the button of ${name}, ${scheme}`)) expect(feed.button?.[2]).toEqual(own.button?.[2]);
        else expect(feed.button).toEqual(own.button);
        if (browserName !== 'chromium') return; // where axe takes minutes for the same colors
        const { violations } = await new AxeBuilder({ page })
          .include('ws-feed')
          .withRules(['color-contrast', 'link-in-text-block'])
          .analyze();
        expect(
          violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)),
        ).toEqual([]);
      },
    );
  }
}
