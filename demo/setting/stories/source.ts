import { type Attribute, attributeOf } from '../../../src/settings/attributes.ts';
import { DECIDING_OF_CARD } from '../../../src/widgets/setup/post-card-attributes.ts';
import { REQUEST_ATTRIBUTES } from '../../../src/widgets/setup/request-attributes.ts';
import type { OwnPost } from '../own-posts.ts';
import { DEFAULT_SETTING, type Setting } from '../setting.ts';
import type { Story } from './tell.ts';

/** The source of posts that a person has set. */
export interface Source {
  /** An empty string means that of the story. */
  readonly baseUrl: string;
  /** What is requested there, and how it is read. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly posts: readonly OwnPost[];
}

/** The attributes whose values are only valid for one service. */
export const SOURCE_ATTRIBUTES: readonly string[] = Object.entries({
  ...REQUEST_ATTRIBUTES,
  ...DECIDING_OF_CARD,
})
  // The number of posts does not depend on the service.
  .filter(([, { min }]: [string, Attribute]) => min === undefined)
  .map(([property]) => attributeOf(property));

const CARD = 'ws-post-card';

/** The attributes that say where posts come from, or all others, which say how posts look. */
const filter = (attributes: Setting['attributes'], isSource: boolean): Setting['attributes'] =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => SOURCE_ATTRIBUTES.includes(name) === isSource));

/** The attributes that say how posts look, not where they come from. */
export const lookAttributes = ({ attributes }: Pick<Setting, 'attributes'>): Setting['attributes'] =>
  filter(attributes, false);

/** An id without the visit for which the service counts requests. */
const withoutVisit = (value = ''): string => value.replaceAll(/~\w+/g, '');

/** The person's own source: what differs from that of the story; `undefined` if nothing does. */
export function ownSource({ baseUrl, attributes, posts }: Setting, story: Story | undefined): Source | undefined {
  const { setting } = story ?? { setting: DEFAULT_SETTING };
  const own: Source = {
    baseUrl: baseUrl === setting.baseUrl ? '' : baseUrl,
    attributes: Object.fromEntries(
      SOURCE_ATTRIBUTES.flatMap((name) => {
        const value = attributes[name];
        const isOwn = value !== undefined && withoutVisit(value) !== withoutVisit(setting.attributes[name]);
        return isOwn ? [[name, value]] : [];
      }),
    ),
    posts,
  };
  return own.baseUrl || own.posts.length > 0 || Object.keys(own.attributes).length > 0 ? own : undefined;
}

/** The setting of a story with a person's source. The ids of the story are not valid for another service. */
export function withSource({ setting, isAboutSource }: Story, source: Source | undefined): Setting {
  if (!source || isAboutSource) return setting;
  const [ownId] = source.attributes['feed-id']?.match(/\S+/g) ?? [];
  return {
    ...setting,
    baseUrl: source.baseUrl || setting.baseUrl,
    attributes: {
      ...(source.baseUrl ? lookAttributes(setting) : setting.attributes),
      ...(setting.tag !== CARD && source.attributes),
    },
    posts: source.posts,
    stage: { ...setting.stage, ...(ownId && { post: setting.stage.post.replace(/^[^/]+/, ownId) }) },
  };
}

/** The setting with the source of its story instead of the person's own. */
export const withoutSource = (setting: Setting, { setting: { baseUrl, attributes, stage } }: Story): Setting => ({
  ...setting,
  baseUrl,
  attributes: { ...lookAttributes(setting), ...filter(attributes, true) },
  posts: [],
  stage: { ...setting.stage, post: stage.post },
});

const sourceKey = ({ baseUrl, attributes, posts }: Setting): string =>
  JSON.stringify([baseUrl, SOURCE_ATTRIBUTES.map((name) => withoutVisit(attributes[name])), posts]);

export const hasSameSource = (one: Setting, other: Setting): boolean => sourceKey(one) === sourceKey(other);
