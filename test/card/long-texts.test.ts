import { expect, it } from 'vitest';
import { LINKS_MAX } from '../../src/model/post-bounds.ts';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';

it('of a post of thousands of links, the first hundred are links', async () => {
  const feed = await mountItems([item(1, { postText: 'http://a.b '.repeat(5000) })], { loading: 'eager' });
  expect(partsOf(feed, 'text')[0]?.children).toHaveLength(LINKS_MAX);
});
