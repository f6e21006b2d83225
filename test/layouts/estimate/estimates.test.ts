import { describe, expect, it } from 'vitest';
import { judgedWorkspaces } from '../../../demo/service/posts/judged-workspaces.ts';
import { estimatesOf } from '../../../src/layouts/estimate/estimates.ts';
import { showAllContent } from '../../page/measure.ts';
import { mountReady } from '../../page/mount.ts';
import { partsOf, shadowOf } from '../../page/parts.ts';
import { untilObserved } from '../../page/wait.ts';
import { some } from '../../support/deep.ts';
import { DESIGN_NAMES } from '../../support/names.ts';

/** Makes cards as high as what is in them, whatever places they have. */
async function layOutAll(feed: Element): Promise<void> {
  showAllContent(feed);
  const styles = new CSSStyleSheet();
  styles.replaceSync('article { align-self: start !important }');
  shadowOf(feed).adoptedStyleSheets.push(styles);
  await untilObserved();
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

describe.each(some(DESIGN_NAMES))('how high cards are estimated to be in %s', (design) => {
  it.each(some([360, 768, 1280]))(
    'is how high they are, but for a line of a few of them, at %i px',
    async (widthPx) => {
      const cards: { name: string; heightPx: number; errorPx: number }[] = [];
      for (const { id } of judgedWorkspaces) {
        const feed = await mountReady(
          'ws-feed',
          { 'feed-id': id, 'page-size': 20, layout: 'masonry', design, loading: 'eager' },
          '',
          { place: ({ style }) => (style.width = `${widthPx}px`) },
        );
        await layOutAll(feed);
        for (const card of partsOf(feed, 'card')) {
          const { offsetHeight: heightPx, ariaLabel } = card;
          const errorPx = Math.abs((estimatesOf(feed.feed).heightPx(card) ?? 0) - heightPx);
          cards.push({ name: `${id}: ${ariaLabel}`, heightPx, errorPx });
        }
      }
      expect(cards.filter(({ errorPx }) => errorPx > 60)).toEqual([]);
      expect(sum(cards.map(({ errorPx }) => errorPx))).toBeLessThan(0.02 * sum(cards.map(({ heightPx }) => heightPx)));
    },
  );
});
