import { userEvent } from 'vitest/browser';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openPanel } from '../../../src/doctor/live/panel.ts';
import { FULL, newFeedId } from '../../page/items.ts';
import { box, mount } from '../../page/mount.ts';
import { recordConsole } from '../../page/record.ts';
import { serve } from '../../page/requests.ts';
import { until, untilState } from '../../page/wait.ts';

const findHost = (): Element | null => document.querySelector('[data-ws-panel]');

/** The panel; null or undefined while it is closed. */
const findPanel = (): HTMLElement | null | undefined => findHost()?.shadowRoot?.querySelector('section');
const words = (): string => findPanel()?.textContent ?? '';
const says = (text: string): Promise<void> => until(() => words().includes(text), `"${text}" was expected`);

function open(): void {
  openPanel();
  onTestFinished(() => findHost()?.remove());
}

beforeEach(() => void recordConsole('warn'));

it('the panel says of each element what is wrong, and of the page what is not an element', async () => {
  serve([FULL]);
  await mount('ws-feed', { id: 'one', 'feed-id': newFeedId(), layout: 'gird', loading: 'eager' });
  await mount('ws-public-posts', { id: 'two', 'feed-id': newFeedId(), loading: 'eager' });
  box().innerHTML = '<ws-fed></ws-fed><svg><ws-feed></ws-feed></svg>';
  open();
  await says('3 findings, 2 elements checked.');
  const headings = [...(findPanel()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  expect(headings).toEqual(['The page', expect.stringContaining('<ws-feed id="one"')]);
});

it('the panel follows what happens to its elements, and says where all is well', async () => {
  const service = serve([FULL]);
  const feed = await mount('ws-feed', { 'feed-id': newFeedId(), loading: 'eager' });
  await untilState(feed, 'ready'); // otherwise the first answer may not be there yet, and there is nothing to refresh
  open();
  await says('Healthy: 1 element checked.');
  recordConsole('error');
  service.status = 404;
  await feed.refresh();
  await says('WS-201');
  service.status = 200;
  await feed.refresh();
  await says('Healthy');
});

it('the panel takes the focus, gives it back, and is closed by Escape in it alone', async () => {
  const place = box();
  place.innerHTML = '<button>Menu</button>';
  const button = place.querySelector('button');
  button?.focus();
  open();
  const title = findPanel()?.querySelector('h2');
  expect(findHost()?.shadowRoot?.activeElement).toBe(title);
  expect(findPanel()?.getAttribute('aria-labelledby')).toBe(title?.id);
  button?.focus();
  await userEvent.keyboard('{Escape}');
  expect(findPanel()).not.toBeNull();
  title?.focus();
  await userEvent.keyboard('{Escape}');
  expect(findHost()).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('markup in what a page wrote is text in the panel', async () => {
  serve([FULL]);
  await mount('ws-feed', { 'feed-id': '<b>one</b>', layout: '<img src=x>', loading: 'eager' });
  open();
  await says('"<img src=x>" is not a valid value');
  expect(findPanel()?.querySelector('b, img')).toBeNull();
});
