import { FEATURE_ATTRIBUTES } from '../../../src/features/descriptors.ts';
import { REQUIRED_ATTRIBUTES } from '../../../src/widgets/setup/element-attributes.ts';
import type { Setting } from '../../setting/setting.ts';
import { SOURCE_ATTRIBUTES } from '../../setting/stories/source.ts';

const FEED = 'ws-feed';
/** The elements that take the id of a workspace. */
const TAGS = Object.entries(REQUIRED_ATTRIBUTES).flatMap(([tag, table]) => ('feedId' in table ? [tag] : []));

/** As often as a feed checks at most. */
const EVERY_SECONDS = String(FEATURE_ATTRIBUTES.refreshEvery.min);

/** Whether the stage checks for new posts of this workspace of the sandbox. */
export const isWatching = ({ tag, baseUrl, posts, attributes }: Setting, feedId: string): boolean =>
  TAGS.includes(tag) &&
  !baseUrl &&
  posts.length === 0 &&
  Number(attributes['refresh-every']) > 0 &&
  attributes['feed-id']?.match(/\S+/g)?.includes(feedId) === true;

/** What to change so that it does: where the posts come from, and nothing of how they look. */
export function watch({ tag, attributes }: Setting, feedId: string): Partial<Setting> {
  const look = Object.entries(attributes).filter(([name]) => !SOURCE_ATTRIBUTES.includes(name));
  return {
    tag: TAGS.includes(tag) ? tag : FEED,
    baseUrl: '',
    posts: [],
    attributes: { ...Object.fromEntries(look), 'feed-id': feedId, 'refresh-every': EVERY_SECONDS },
  };
}
