import { expect, it, vi } from 'vitest';
import { VERSION } from '../../src/define/version.ts';
import type * as defining from '../../src/define/define.ts';
import type * as classes from '../../src/index.ts';
import { openPage } from '../page/own-page.ts';
import { TAGS } from '../support/names.ts';
import { OF_ELEMENT } from '../support/told-lines.ts';

/** A page in which no element is defined yet, and `told`: the lines that its console gets about the elements. */
async function open() {
  const { page, load } = await openPage();
  const told: string[] = [];
  vi.spyOn(page.console, 'warn').mockImplementation((line: string) => void (OF_ELEMENT.test(line) && told.push(line)));
  return { page, told, load, defined: () => TAGS.map((tag) => page.customElements.get(tag)) };
}

it('nothing is registered by the import of the classes, nor under a name that is taken: that is told once', async () => {
  const { page, told, load, defined } = await open();
  const { WsEmbed, WsFeed, WsPostCard, WsPublicPosts } = await load<typeof classes>('index.ts');
  expect(defined()).toEqual(TAGS.map(() => undefined));
  class Other extends page.HTMLElement {}
  page.customElements.define('ws-feed', Other);
  await load('auto.ts');
  const { define } = await load<typeof defining>('define/define.ts');
  define('ws-feed', WsFeed);
  expect(defined(), 'every other element is, all the same').toEqual([WsPublicPosts, Other, WsEmbed, WsPostCard]);
  const line = `WS-604 <ws-feed> Already defined by another script, not by version ${VERSION} of ws-widgets; load one of them. See docs/errors#ws-604`;
  expect(told).toEqual([line]);
  expect(page, 'what a page says of itself').toHaveProperty('wsWidgets.version', VERSION);
});

it('a class may be registered again, under its name or another', async () => {
  const { page, told, load } = await open();
  await load('auto.ts');
  const { WsEmbed } = await load<typeof classes>('index.ts');
  const { define } = await load<typeof defining>('define/define.ts');
  define('ws-embed', WsEmbed);
  define('x-embed', class extends WsEmbed {});
  expect(page.customElements.get('x-embed')?.prototype).toBeInstanceOf(WsEmbed);
  expect(told).toEqual([]);
});
