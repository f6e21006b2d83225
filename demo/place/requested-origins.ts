import { normalisePost, readFieldMap } from '../../src/model/normalise-post.ts';
import { isText, type MarkupNode, type ParseHtml } from '../snippets/markup/markup.ts';
import type { OwnPost } from '../setting/own-posts.ts';
import type { Setting } from '../setting/setting.ts';
import { withoutSource } from '../setting/stories/source.ts';
import type { Story } from '../setting/stories/tell.ts';

/** Whom the browser would send requests to, were a setting displayed. */
export interface RequestedOrigins {
  /** The service's, for its posts; `undefined` where they come from the studio's own. */
  readonly posts: string | undefined;
  /** Of what is written in slots, styles and posts. */
  readonly images: readonly string[];
}

/**
 * What of a style sheet may be an address: what is in `url()`, and what follows a quote up to the next one. Whether that
 * begins a string or ends one is left open.
 */
const CSS_ADDRESS = /url\(\s*(?<url>[^"'\s)][^)]*)|"(?=(?<double>[^"\n\r\f]*))|'(?=(?<single>[^'\n\r\f]*))/gi;

const addressesInCss = (css: string): string[] =>
  [...css.matchAll(CSS_ADDRESS)].map(({ groups }) => groups?.['url'] ?? groups?.['double'] ?? groups?.['single'] ?? '');

/** The attributes that a browser loads something for. */
const LOADING = new Set(['src', 'srcset', 'poster', 'background', 'data', 'imagesrcset']);
/** The `href` of these is followed by a click, not loaded. */
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
  // An owner's own card may take any field for an image, and be in any slot.
  if (Object.values(slots).some((html) => /<template/i.test(html))) return stringsIn(posts);
  const fieldMap = readFieldMap(attributes['field-map'] ?? '{}') ?? {};
  return posts.flatMap((item) => {
    const post = normalisePost(item, { fieldMap });
    return post ? [post.feedImageUrl, ...post.media.map(({ src }) => src)] : [];
  });
}

/** The origin that a browser would ask for an address on a page, if it is another than those that are known. */
function foreignOrigin(address: string, page: string, known: readonly string[]): string[] {
  if (!URL.canParse(address, page)) return [];
  const { protocol, origin } = new URL(address, page);
  return /^(?:https?|wss?|ftp):$/.test(protocol) && !known.includes(origin) ? [origin] : [];
}

/**
 * Whom displaying a setting would send requests to, on this page, as far as it can be read: it is asked for. What is
 * allowed is decided by the stage's policy. This tells of all but for the origins that are known. What comes out of
 * the service's own answers is not known beforehand.
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

/** All of them, each once. */
export const originsOf = ({ posts, images }: RequestedOrigins): string[] => [
  ...new Set([...(posts ? [posts] : []), ...images]),
];

/** A setting without what would be requested elsewhere: what of its look asks nobody stays, with the posts of a story. */
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
