import type { Setting, Stage } from '../../setting/setting.ts';
import { SOURCE_ATTRIBUTES } from '../../setting/stories/source.ts';

/** A phone, a tablet, a desk. */
export const STRESS_WIDTHS = [360, 768, 1280] as const;
export const STRESS_SCHEMES = ['light', 'dark'] as const satisfies readonly Stage['scheme'][];

/** As many as a request may ask for. */
const ALL_POSTS = '30';

/** The look of a setting on all posts of one workspace of the local service. */
export function lookOn(setting: Setting, feedId: string, scheme: Stage['scheme']): Setting {
  const look = Object.entries(setting.attributes).filter(([name]) => !SOURCE_ATTRIBUTES.includes(name));
  const isOfSummaries = setting.tag === 'ws-public-posts';
  return {
    ...setting,
    tag: isOfSummaries ? setting.tag : 'ws-feed',
    baseUrl: '',
    attributes: {
      ...Object.fromEntries(look),
      'feed-id': feedId,
      [isOfSummaries ? 'limit' : 'page-size']: ALL_POSTS,
    },
    posts: [],
    stage: { ...setting.stage, scheme, copies: 1 },
  };
}
