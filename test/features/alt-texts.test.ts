import { expect, it, vi } from 'vitest';
import type { AltTexts } from '../../src/model/alt-texts.ts';
import type { Post } from '../../src/model/post.ts';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { soon } from '../page/wait.ts';

const image = (alt: string, i: number): object => ({ src: `${serviceUrl}/pictures/avatar-bakery.svg?${i}`, alt });

it('`alt-texts` says what is on images, by the ids of posts and in their order, and leaves the others', async () => {
  const told = recordConsole('warn');
  const posts = { one: ['IMG_1.jpg'], two: ['', 'Kept', ''], toString: ['Its own'] };
  const items = Object.entries(posts).map(([id, alts]) => item(id, { mediaImageUrls: alts.map(image) }));
  const texts = { one: '"><b>The hall</b>', two: ['First', '', 'Third'], three: [1] };
  const feed = await mountItems(items, { 'alt-texts': JSON.stringify(texts) });
  const cards = partsOf(feed, 'card');
  const alts = () => partsOf(feed, 'image').map((one) => (one as HTMLImageElement).alt);
  await soon(alts).toEqual(['"><b>The hall</b>', 'First', 'Kept', 'Third', 'Its own']);
  await soon(() => told.join()).toContain('"alt-texts"');
  feed.removeAttribute('alt-texts');
  await soon(() => alts()[0]).toEqual('IMG_1.jpg');
  expect(partsOf(feed, 'card')).toEqual(cards);
});

it('`altTexts` asks a function of the page for each, whose faults are told once and cost the image nothing', async () => {
  const told = recordConsole('error');
  const feed = await mountItems(['a', 'b', 'c'].map((id) => item(id, { mediaImageUrls: [id, id].map(image) })));
  const alts = () => partsOf(feed, 'image').map((one) => (one as HTMLImageElement).alt);
  const say: AltTexts = ({ id }, { alt }, i) =>
    id === 'b' ? expect.fail() : id === 'c' ? (7 as never) : i ? `${alt}${i}` : '';
  feed.altTexts = say;
  await soon(alts).toEqual(['a', 'a1', 'b', 'b', 'c', 'c']);
  expect([told.length, feed.altTexts, feed.hasAttribute('alt-texts')]).toEqual([1, say, false]);
  feed.altTexts = { a: 'One' };
  await soon(alts).toEqual(['One', 'a', 'b', 'b', 'c', 'c']);
  const renderCard = vi.fn(({ media }: Post) => media[0]?.alt);
  feed.renderCard = renderCard;
  feed.altTexts = () => 'Same';
  await soon(() => renderCard.mock.results.at(-1)?.value).toBe('Same');
  renderCard.mockClear();
  feed.altTexts = () => 'Same';
  await feed.updateComplete;
  expect(renderCard, 'as some frameworks set it each time').not.toHaveBeenCalled();
});
