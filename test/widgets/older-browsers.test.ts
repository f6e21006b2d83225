import { expect, it } from 'vitest';
import { UNRENDERED } from '../../src/widgets/setup/reserved-space.ts';
import { box, create, mount, showing } from '../page/mount.ts';
import { serviceUrl } from '../page/requests.ts';
import { FEED_TAGS } from '../support/names.ts';
import { partsOf, shadowOf } from '../page/parts.ts';
import { until } from '../page/wait.ts';
import { withDashedStatesAlone, without } from '../page/without.ts';
import { pairs } from '../support/deep.ts';

// APIs newer than Baseline "widely available" are only enhancements: here they are taken away.
const OLDER: Readonly<Record<string, () => void>> = {
  'that takes no state without dashes (Chrome before 125)': withDashedStatesAlone,
  'whose elements have no states': () => without(ElementInternals.prototype, 'states'),
};

it.each(pairs(FEED_TAGS, Object.keys(OLDER)))(
  '<%s> shows its posts, with its state, in a browser %s',
  async (tag, name) => {
    OLDER[name]?.();
    const feed = await mount(tag, showing(tag, 'made-3'));
    await until(() => partsOf(feed, 'card').length === 3, 'shows no posts');
    expect(feed.state).toBe('ready');
  },
);

it.each(Object.keys(OLDER))(
  'an element takes the space that is reserved for it until it is rendered, in a browser %s',
  async (name) => {
    OLDER[name]?.();
    const unrendered = UNRENDERED.replaceAll(':state(', ':unknown(');
    expect(document.createElement('ws-unknown').matches(unrendered)).toBe(true);
    const feed = create('ws-feed', { 'base-url': serviceUrl, ...showing('ws-feed', 'made-3') });
    expect(feed.matches(`:defined${unrendered}`)).toBe(true);
    box().append(feed);
    await until(() => !feed.matches(unrendered), 'is never rendered');
    expect(shadowOf(feed).querySelector('.root')).not.toBeNull();
  },
);
