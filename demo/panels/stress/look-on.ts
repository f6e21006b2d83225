import type { Setting, Stage } from '../../setting/setting.ts';
import { SOURCE_ATTRIBUTES } from '../../setting/stories/source.ts';

/** As many as a request may ask for. */
const ALL_POSTS = '30';

const isOfLook = ([name]: readonly [string, string]): boolean => !SOURCE_ATTRIBUTES.includes(name);

/** The attributes that say how posts look, and not which there are. */
export const lookAttributes = ({ attributes }: Setting): [string, string][] =>
  Object.entries(attributes).filter(isOfLook);

/** The look of a setting on all posts of one workspace of the local service, with these attributes in place of its own. */
export function lookOn(
  setting: Setting,
  feedId: string,
  scheme: Stage['scheme'],
  changed: Setting['attributes'] = {},
): Setting {
  const isOfSummaries = setting.tag === 'ws-public-posts';
  return {
    ...setting,
    tag: isOfSummaries ? setting.tag : 'ws-feed',
    baseUrl: '',
    attributes: {
      ...Object.fromEntries(lookAttributes(setting)),
      'feed-id': feedId,
      [isOfSummaries ? 'limit' : 'page-size']: ALL_POSTS,
      ...changed,
    },
    posts: [],
    stage: { ...setting.stage, scheme, copies: 1 },
  };
}
