import { expect, it } from 'vitest';
import { define } from '../../src/define/define.ts';
import { TAGS } from '../support/names.ts';
import { recordConsole } from '../page/record.ts';
import { VERSION } from '../../src/define/version.ts';
import { WsEmbed, WsFeed, WsPostCard, WsPublicPosts } from '../../src/index.ts';

it('registers nothing by the import of the classes', () => {
  for (const tag of TAGS) expect(customElements.get(tag)).toBeUndefined();
});

it('registers nothing under a name that is taken, tells it once, and does not throw', async () => {
  const lines = recordConsole('warn');
  class Other extends HTMLElement {}
  customElements.define('ws-feed', Other);
  await import('../../src/auto.ts');
  expect(customElements.get('ws-feed')).toBe(Other);
  define('ws-feed', WsFeed);
  const line = `WS-604 <ws-feed> Already defined by another script, not by version ${VERSION} of ws-widgets; load one of them. See docs/errors#ws-604`;
  expect(lines).toEqual([line]);
});

it('registers every other element all the same', async () => {
  await import('../../src/auto.ts');
  expect(customElements.get('ws-public-posts')).toBe(WsPublicPosts);
  expect(await customElements.whenDefined('ws-embed')).toBe(WsEmbed);
  expect(await customElements.whenDefined('ws-post-card')).toBe(WsPostCard);
  expect(customElements.get('ws-feed')).not.toBe(WsFeed);
});

it('says at run time which version the page has', () =>
  expect(globalThis).toHaveProperty('wsWidgets.version', VERSION));

it('does not throw where the same class is registered again, under its name or another', () => {
  define('ws-embed', WsEmbed);
  define('ws-embed', class extends WsEmbed {});
  define('x-embed', WsEmbed.prototype.constructor === WsEmbed ? class extends WsEmbed {} : WsEmbed);
  expect(customElements.get('ws-embed')).toBe(WsEmbed);
});
