import { expect, it, onTestFinished, vi } from 'vitest';
import { FEED_TAGS, mount, partsOf, recordConsole, recordThrown, showing, until } from '../support/page.ts';

/** Ways in which older browsers differ: Chrome before 125 throws at a name without dashes, others have no states. */
const OLDER: Readonly<Record<string, () => void>> = {
  'throws at the name of a state': () => {
    const spy = vi.spyOn(CustomStateSet.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The specified value must start with dashes.', 'SyntaxError');
    });
    onTestFinished(() => spy.mockRestore());
  },
  'has no custom states': () => {
    const spy = vi.spyOn(ElementInternals.prototype, 'states', 'get').mockReturnValue(undefined as never);
    onTestFinished(() => spy.mockRestore());
  },
};

for (const [browser, takeAway] of Object.entries(OLDER)) {
  it.each(FEED_TAGS)(`<%s> displays its posts where the browser ${browser}`, async (tag) => {
    const [errors, thrown] = [recordConsole('error'), recordThrown()];
    takeAway();
    const feed = await mount(tag, showing(tag, 'made-3'));
    await until(
      () => feed.state === 'ready' && partsOf(feed, 'card').length === 3,
      `never got ready, is ${feed.state}`,
    );
    expect([...errors, ...thrown]).toEqual([]);
  });
}
