import { describe, expect, it } from 'vitest';
import { mount, showing } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { partsOf } from '../page/parts.ts';
import { until } from '../page/wait.ts';
import { withDashedStatesAlone, without } from '../page/without.ts';

// What is newer than Baseline "widely available" is an enhancement: here it is taken away.
const OLDER: Readonly<Record<string, () => void>> = {
  'that takes no state without dashes (Chrome before 125)': withDashedStatesAlone,
  'whose elements have no states': () => without(ElementInternals.prototype, 'states'),
};

describe.each(Object.keys(OLDER))('in a browser %s', (name) => {
  it.each(FEED_TAGS)('<%s> shows its posts, and says in which state it is', async (tag) => {
    OLDER[name]?.();
    const feed = await mount(tag, showing(tag, 'made-3'));
    await until(() => partsOf(feed, 'card').length === 3, 'shows no posts');
    expect(feed.state).toBe('ready');
  });
});

it('what is taken away is gone, and back in the next test', () => {
  expect('states' in ElementInternals.prototype).toBe(true);
  without(ElementInternals.prototype, 'states');
  expect('states' in ElementInternals.prototype).toBe(false);
});
