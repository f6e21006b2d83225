import type { PostRequestBody } from '../../service/post-requests/post-requests.ts';
import { FEATURE_ATTRIBUTES } from '../../../src/features/descriptors.ts';
import { REQUIRED_ATTRIBUTES } from '../../../src/widgets/setup/element-attributes.ts';
import type { Setting } from '../../setting/setting.ts';
import { SOURCE_ATTRIBUTES } from '../../setting/stories/source.ts';

const SCHEDULED_AFTER_MS = 60_000;

/** A picture that is named by its address. */
export const BY_ADDRESS = 'address';

export interface Draft {
  readonly feedId: string;
  readonly text: string;
  /** One of the sandbox's pictures, or `BY_ADDRESS`; an empty string is none. */
  readonly picture: string;
  readonly pictureUrl: string;
  readonly buttonLabel: string;
  readonly buttonUrl: string;
  /** `now`, or `later`: in a minute. */
  readonly moment: string;
}

/** Something to publish at once. */
export const EXAMPLE_DRAFT: Draft = {
  feedId: 'bakery',
  text: 'The first loaves of rye are out of the oven.',
  picture: 'loaves',
  pictureUrl: '',
  buttonLabel: 'Put one aside',
  buttonUrl: 'https://example.com/orders',
  moment: 'now',
};

/** Pictures that the sandbox draws itself. */
export const PICTURES: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'loaves', label: 'Loaves' },
  { value: 'croissants', label: 'Croissants' },
  { value: 'cake', label: 'A cake' },
  { value: 'oven', label: 'The oven' },
  { value: 'shopfront', label: 'The shop' },
];

function imageUrlOf({ picture, pictureUrl }: Draft, serviceUrl: string): string {
  if (picture === BY_ADDRESS) return pictureUrl.trim();
  return picture && `${serviceUrl}/pictures/${picture}-wide-studio.svg`;
}

/** The body of the post request. What is wrong in it, the sandbox says. */
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
