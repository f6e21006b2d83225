import { afterEach, expect, it, vi } from 'vitest';
import '../../src/auto.ts';

afterEach(() => document.body.replaceChildren());

it('upgrades the first <div> of a page that Astro brings, though its event does not bubble', async () => {
  document.body.innerHTML = '<div data-ws-element="ws-feed" data-feed-id="a" data-consent="click"></div>';
  document.dispatchEvent(new Event('astro:page-load'));
  await vi.waitFor(() => expect(document.querySelector('div > ws-feed')).not.toBeNull());
});
