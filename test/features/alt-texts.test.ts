import { expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { soon } from '../page/wait.ts';

it('`alt-texts` says what is on images, by the ids of posts and in their order, and leaves the others', async () => {
  const told = recordConsole('warn');
  const image = (alt: string, i: number): object => ({ src: `${serviceUrl}/pictures/avatar-bakery.svg?${i}`, alt });
  const posts = { one: ['IMG_1.jpg'], two: ['', 'Kept', ''], toString: ['Its own'] };
  const items = Object.entries(posts).map(([id, alts]) => item(id, { mediaImageUrls: alts.map(image) }));
  const texts = { one: '"><b>The hall</b>', two: ['First', '', 'Third'], three: [1] };
  const feed = await mountItems(items, { 'alt-texts': JSON.stringify(texts) });
  const cards = partsOf(feed, 'card');
  const alts = () => partsOf(feed, 'image').map((one) => (one as HTMLImageElement).alt);
  await soon(alts).toEqual(['"><b>The hall</b>', 'First', 'Kept', 'Third', 'Its own']);
  expect(told.join()).toContain('"alt-texts"');
  feed.removeAttribute('alt-texts');
  await soon(() => alts()[0]).toEqual('IMG_1.jpg');
  expect(partsOf(feed, 'card')).toEqual(cards);
});
