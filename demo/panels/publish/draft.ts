import type { PostRequestBody } from '../../service/post-requests/post-requests.ts';
import { FEATURE_ATTRIBUTES } from '../../../src/features/descriptors.ts';
import { REQUIRED_ATTRIBUTES } from '../../../src/widgets/setup/element-attributes.ts';
import type { Setting } from '../../setting/setting.ts';
import { lookAttributes } from '../../setting/stories/source.ts';
import draft from './draft.json' with { type: 'json' };

const SCHEDULED_AFTER_MS = 60_000;

/** The choice of a picture by its URL. */
export const BY_ADDRESS = 'address';

/** A draft that can be published at once, and the options of its fields; the pictures are served by the sandbox itself. */
export const { example: EXAMPLE_DRAFT, ...OPTIONS } = draft;

export type Draft = Readonly<typeof EXAMPLE_DRAFT>;

function imageUrlOf({ picture, pictureUrl }: Draft, serviceUrl: string): string {
  if (picture === BY_ADDRESS) return pictureUrl.trim();
  return picture && `${serviceUrl}/pictures/${picture}-wide-studio.svg`;
}

/** The body of the post request. It is not validated here, because the sandbox says what is wrong. */
export function writeBody(draft: Draft, serviceUrl: string, now: Date): PostRequestBody {
  const { text, buttonLabel, buttonUrl, moment } = draft;
  const [imageUrl, label, url] = [imageUrlOf(draft, serviceUrl), buttonLabel.trim(), buttonUrl.trim()];
  return {
    action: moment === 'later' ? 'schedule' : 'publish',
    text,
    ...(imageUrl && { imageUrl }),
    ...((label || url) && { button: { label, url } }),
    ...(moment === 'later' && { publishDate: new Date(now.getTime() + SCHEDULED_AFTER_MS).toISOString() }),
  };
}

const FEED = 'ws-feed';
/** The elements that have a `feed-id`. */
const TAGS = Object.entries(REQUIRED_ATTRIBUTES).flatMap(([tag, table]) => ('feedId' in table ? [tag] : []));

/** The shortest interval at which a feed checks. */
const EVERY_SECONDS = String(FEATURE_ATTRIBUTES.refreshEvery.min);

/** Whether the stage checks for new posts of this workspace of the sandbox. */
export const isWatching = ({ tag, baseUrl, posts, attributes }: Setting, feedId: string): boolean =>
  TAGS.includes(tag) &&
  !baseUrl &&
  posts.length === 0 &&
  Number(attributes['refresh-every']) > 0 &&
  attributes['feed-id']?.match(/\S+/g)?.includes(feedId) === true;

/** The changes that make it do so: they change where the posts come from, and nothing of the look. */
export function watch(setting: Setting, feedId: string): Partial<Setting> {
  return {
    tag: TAGS.includes(setting.tag) ? setting.tag : FEED,
    baseUrl: '',
    posts: [],
    attributes: { ...lookAttributes(setting), 'feed-id': feedId, 'refresh-every': EVERY_SECONDS },
  };
}
