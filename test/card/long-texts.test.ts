import { expect, it } from 'vitest';
import { item, mountItems, partsOf } from '../support/page.ts';

it('a post of 20,000 links takes no longer for each link than one of 2,000', async () => {
  const msPerLink = async (count: number): Promise<number> => {
    const startedMs = performance.now();
    const feed = await mountItems([item(1, { postText: 'https://a.example/ '.repeat(count) })], { loading: 'eager' });
    const ms = performance.now() - startedMs;
    expect(partsOf(feed, 'text')[0]?.children).toHaveLength(count);
    return ms / count;
  };
  await msPerLink(1); // what is loaded once
  const few = await msPerLink(2000);
  expect(await msPerLink(20_000)).toBeLessThan(2 * few);
});
