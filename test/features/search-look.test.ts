import { expect, test } from 'vitest';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { typeInto } from '../page/search.ts';
import { until } from '../page/wait.ts';

async function mountSearch(postText: string) {
  const feed = await mountItems([item(1, { postText }), item(2)], { search: '' });
  await until(() => partsOf(feed, 'search').length > 0, 'no search');
  const search = async (words: string): Promise<void> => {
    typeInto(feed, words);
    await until(() => partOf(feed, 'search').querySelector('p')?.textContent, 'no message');
  };
  return { feed, search };
}

const boxOf = (feed: Element, name: string): DOMRect => partOf(feed, name).getBoundingClientRect();

test('the box that says that nothing was found touches no hashtag', async () => {
  const { feed, search } = await mountSearch('Words about #bread.');
  await search('nothing of the kind');
  const findBox = () => partOf(feed, 'search').querySelector('.none');
  await until(() => findBox()?.checkVisibility(), 'no box');
  const gapPx = (findBox()?.getBoundingClientRect().top ?? 0) - boxOf(feed, 'chip').bottom;
  expect(gapPx).toBeGreaterThanOrEqual(16);
});

test('the check mark of a hashtag that is pressed is drawn, for a font may lack it', async () => {
  const { feed } = await mountSearch('Words about #bread.');
  const chip = partOf(feed, 'chip');
  chip.click();
  await until(() => chip.ariaPressed === 'true', 'not pressed');
  const { content, borderBottomWidth } = getComputedStyle(chip, '::before');
  expect([content, borderBottomWidth]).toEqual(['""', '2px']);
});

test('what was found is seen whole where there is no room for it beside the label', async () => {
  const place = ({ style }: HTMLElement): void => void (style.width = '320px');
  const feed = await mountItems([item(1), item(2)], { search: '', lang: 'el' }, { place });
  await until(() => partsOf(feed, 'search').length > 0, 'no search');
  typeInto(feed, 'post');
  const wordsIn = () => partOf(feed, 'search').querySelector('p[aria-live]');
  await until(() => wordsIn()?.textContent, 'no message');
  const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = wordsIn() ?? {};
  expect(wordsIn()?.textContent).toMatch(/\p{Script=Greek}{6}/u);
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  const label = partOf(feed, 'search').querySelector('label')?.getBoundingClientRect();
  expect(wordsIn()?.getBoundingClientRect().left).toBeGreaterThanOrEqual(label?.right ?? Infinity);
  expect(partOf(feed, 'search').scrollWidth).toBeLessThanOrEqual(320);
});
