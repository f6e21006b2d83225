/** A field of a post, as a template names it. */
export interface PostField {
  readonly path: string;
  /** What it holds. */
  readonly example: string;
}

const EXAMPLE_MAX = 80;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

// It comes out of the stage's realm, where `Date` is another.
const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

function pathsOf(value: unknown, path: string): PostField[] {
  if (isDate(value)) return [{ path, example: value.toISOString() }];
  if (Array.isArray(value)) return value.length > 0 ? pathsOf(value[0], `${path}.0`) : [];
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => pathsOf(one, `${path}.${key}`));
  return value === undefined ? [] : [{ path, example: String(value).slice(0, EXAMPLE_MAX) }];
}

/** The fields that a post has, but for the item as it was sent. */
export const fieldsOf = (post: unknown): PostField[] =>
  isObject(post) ? Object.entries(post).flatMap(([key, value]) => (key === 'raw' ? [] : pathsOf(value, key))) : [];

/** Markup that shows a field as what it is. */
export function markupFor({ path }: PostField): string {
  const [, media] = /^(media\.\d+)\.src$/.exec(path) ?? [];
  if (media) return `<img data-ws-src="${path}" data-ws-alt="${media}.alt">`;
  if (/(^|\.)(src|\w*ImageUrl)$/.test(path)) return `<img data-ws-src="${path}" alt="">`;
  if (/(^|\.)url$/.test(path)) return `<a data-ws-href="${path}">Open</a>`;
  if (path === 'text') return '<div data-ws-html="text"></div>';
  if (path === 'title') return '<h3 data-ws-if="title" data-ws-text="title"></h3>';
  return `<small data-ws-text="${path}"></small>`;
}
