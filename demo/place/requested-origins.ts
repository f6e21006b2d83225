import { normalisePost, readFieldMap } from '../../src/model/normalise-post.ts';
import { isText, type MarkupNode, type ParseHtml } from '../snippets/markup/markup.ts';
import type { OwnPost } from '../setting/own-posts.ts';
import type { Setting } from '../setting/setting.ts';
import { withoutSource } from '../setting/stories/source.ts';
import type { Story } from '../setting/stories/tell.ts';

/** The origins to which the browser would send requests if a setting were displayed. */
export interface RequestedOrigins {
  /** The origin of the service, for its posts; `undefined` if it is the studio's own. */
  readonly posts: string | undefined;
  /** The origins in slots, styles and posts. */
  readonly images: readonly string[];
}

/**
 * What may be a URL in a style sheet: the content of `url()`, and the text from a quote to the next one. It does not
 * matter whether the first quote begins or ends a string.
 */
const CSS_ADDRESS = /url\(\s*(?<url>[^"'\s)][^)]*)|"(?=(?<double>[^"\n\r\f]*))|'(?=(?<single>[^'\n\r\f]*))/gi;

const addressesInCss = (css: string): string[] =>
  [...css.matchAll(CSS_ADDRESS)].map(({ groups }) => groups?.['url'] ?? groups?.['double'] ?? groups?.['single'] ?? '');

/** The attributes with URLs that a browser loads. */
const LOADING = new Set(['src', 'srcset', 'poster', 'background', 'data', 'imagesrcset']);
/** A browser does not load the `href` of these: visitors click it. */
const LINKS = new Set(['a', 'area']);

function addressesInMarkup(nodes: readonly MarkupNode[]): string[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [];
    const own = node.attributes.flatMap(([name, value]) => {
      if (name === 'style') return addressesInCss(value);
      if (name.endsWith('href') && !LINKS.has(node.tag)) return [value];
      if (name.endsWith('srcset'))
        return value.split(/\s+/).map((one) => one.replace(/^,+/, '').replace(/(?<!,),+$/, ''));
      return LOADING.has(name) ? [value] : [];
    });
    return [...own, ...addressesInMarkup(node.children)];
  });
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

function addressesInPosts(posts: readonly OwnPost[], { attributes, slots }: Setting): string[] {
  // An owner's own card may use any field as an image, and may be in any slot.
  if (Object.values(slots).some((html) => /<template/i.test(html))) return stringsIn(posts);
  const fieldMap = readFieldMap(attributes['field-map'] ?? '{}') ?? {};
  return posts.flatMap((item) => {
    const post = normalisePost(item, { fieldMap });
    return post ? [post.feedImageUrl, ...post.media.map(({ src }) => src)] : [];
  });
}

/** The origin to which a browser would send a request for a URL on a page, unless it is one of `known`. */
function foreignOrigin(address: string, page: string, known: readonly string[]): string[] {
  if (!URL.canParse(address, page)) return [];
  const { protocol, origin } = new URL(address, page);
  return /^(?:https?|wss?|ftp):$/.test(protocol) && !known.includes(origin) ? [origin] : [];
}

/**
 * The origins to which displaying a setting on a page would send requests, as far as that can be read from the setting,
 * without those of `known`. The studio asks permission for these; what is allowed is enforced by the policy of the
 * stage. URLs in the answers of the service are not known beforehand.
 */
export function findRequestedOrigins(
  setting: Setting,
  parse: ParseHtml,
  page: string,
  known: readonly string[],
): RequestedOrigins {
  const { baseUrl, properties, parts, slots, posts } = setting;
  const addresses = [
    ...[...Object.values(properties), ...Object.values(parts)].flatMap(addressesInCss),
    ...Object.values(slots).flatMap((html) => addressesInMarkup(parse(html))),
    ...addressesInPosts(posts, setting),
  ];
  const [service] = baseUrl ? foreignOrigin(baseUrl, page, known) : [];
  const images = new Set(addresses.flatMap((address) => foreignOrigin(address, page, known)));
  return { posts: service, images: [...images] };
}

/** All origins, each once. */
export const originsOf = ({ posts, images }: RequestedOrigins): string[] => [
  ...new Set([...(posts ? [posts] : []), ...images]),
];

/** A setting that requests nothing from other origins: with the posts of `story`, and only the look that sends no request. */
export function withhold(setting: Setting, story: Story, parse: ParseHtml, page: string): Setting {
  const asksNobody = (piece: Partial<Setting>): boolean =>
    originsOf(
      findRequestedOrigins({ ...story.setting, properties: {}, parts: {}, slots: {}, ...piece }, parse, page, []),
    ).length === 0;
  const keep = (name: 'properties' | 'parts' | 'slots'): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(setting[name]).filter((entry) => asksNobody({ [name]: Object.fromEntries([entry]) })),
    );
  const kept = { ...setting, properties: keep('properties'), parts: keep('parts'), slots: keep('slots') };
  return withoutSource(kept, story);
}
