import { describe, expect, it } from 'vitest';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partOf } from '../page/parts.ts';

const POSTS = ['first', 'second'].map((id) => item(id));

/** Places that are as wide as what is in them; each is in a page of 500 px. */
const PLACES: Readonly<Record<string, string>> = {
  'a float': 'float: left',
  'an inline block': 'display: inline-block',
  'a fixed corner': 'position: fixed; inset: auto 0 0 auto; max-inline-size: 500px',
  'a table cell': 'display: table-cell',
  'a row that is centered': 'inline-size: fit-content; margin-inline: auto',
};

/** What a page makes of the element itself. */
const HOSTS = ['block', 'flex', 'grid', 'inline-block'];

describe('a feed', () => {
  it.each(Object.entries(PLACES))(
    'has the width that its words need in %s, and no more than there is',
    async (_, css) => {
      const feed = await mountItems(POSTS, {}, { place: (place) => place.setAttribute('style', css) });
      const { width } = feed.getBoundingClientRect();
      expect(width).toBeGreaterThan(250);
      expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
    },
  );

  it('has it in a dialog that is open over the page', async () => {
    const dialog = document.createElement('dialog');
    const place = (box: HTMLElement): void => {
      box.append(dialog);
      dialog.showModal();
    };
    const feed = await mountItems(POSTS, {}, { place, inside: dialog });
    expect(feed.getBoundingClientRect().width).toBeGreaterThan(250);
  });

  it.each(HOSTS)('that a page displays as %s fills a narrow column and widens it by nothing', async (display) => {
    const style = 'inline-size: 160px; display: flex';
    const feed = await mountItems(
      POSTS,
      {},
      { place: (place) => place.setAttribute('style', style), prepare: (one) => void (one.style.display = display) },
    );
    expect(feed.getBoundingClientRect().width).toBe(160);
    expect(feed.parentElement?.scrollWidth).toBe(160);
    expect(partOf(feed, 'card').getBoundingClientRect().width).toBeGreaterThan(120);
  });
});
