import { type Attribute, attributeOf } from '../../../src/settings/attributes.ts';
import { DECIDING_OF_CARD } from '../../../src/widgets/setup/post-card-attributes.ts';
import { REQUEST_ATTRIBUTES } from '../../../src/widgets/setup/request-attributes.ts';
import type { OwnPost } from '../own-posts.ts';
import { DEFAULT_SETTING, type Setting } from '../setting.ts';
import type { Story } from './tell.ts';

/** Where posts come from, as far as a person said it. */
export interface Source {
  /** An empty string is that of the story. */
  readonly baseUrl: string;
  /** What is requested there, and how it is read. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly posts: readonly OwnPost[];
}

/** The attributes that mean something to one service alone. */
export const SOURCE_ATTRIBUTES: readonly string[] = Object.entries({
  ...REQUEST_ATTRIBUTES,
  ...DECIDING_OF_CARD,
})
  // How many posts there are to be is nothing of a service's own.
  .filter(([, { min }]: [string, Attribute]) => min === undefined)
  .map(([property]) => attributeOf(property));

const CARD = 'ws-post-card';

/** The attributes that say where posts come from, or those that do not: how posts look. */
const filter = (attributes: Setting['attributes'], isSource: boolean): Setting['attributes'] =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => SOURCE_ATTRIBUTES.includes(name) === isSource));

/** The attributes that say how posts look, and not which there are. */
export const lookAttributes = ({ attributes }: Pick<Setting, 'attributes'>): Setting['attributes'] =>
  filter(attributes, false);

/** Ids that count the requests of a visit are the same in each. */
const withoutVisit = (value = ''): string => value.replaceAll(/~\w+/g, '');

/** What of the source of a setting is not that of its story, which is the person's own; `undefined` where all of it is. */
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

/** A story with the source that a person set. The ids of the story's own service mean nothing to another one. */
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

/** The setting with the source of its story in place of the person's own. */
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
