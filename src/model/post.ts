export interface Media {
  readonly type: 'image' | 'video';
  /** An absolute http(s) URL. */
  readonly src: string;
  /** The description that the author gave, or an empty string. */
  readonly alt: string;
  /** The object as it came, if it has details that `readMediaDetails` reads. */
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

export interface Action {
  /** What the author called it, or an empty string. */
  readonly label: string;
  /** An absolute http(s) URL. */
  readonly url: string;
}

/** A public post. A string that the service did not give is empty; every URL is an absolute http(s) one. */
export interface Post {
  readonly id: string;
  readonly feedId: string;
  readonly feedName: string;
  readonly feedImageUrl: string;
  readonly url: string;
  readonly title: string;
  /** As sent: plain or with markup, not sanitized. */
  readonly text: string;
  readonly media: readonly Media[];
  readonly claps: number | undefined;
  readonly publishedAt: Date | undefined;
  readonly author: string;
  readonly action: Action | undefined;
  /** The language that it is written in, as a language tag, or an empty string where the service does not say. */
  readonly lang: string;
  /** Whether more came than a post may hold: `url` leads to the whole post. */
  readonly isCut: boolean;
  /** The item as it came. */
  readonly raw: unknown;
}

/** The posts of which features made others for their cards: translated, or with the owner's alternative texts. */
const originals = new WeakMap<Post, Post>();

export const originalOf = (post: Post): Post => originals.get(post) ?? post;

/** Notes of which post a card displays another, and returns that. */
export function withOriginal(displayed: Post, original: Post): Post {
  if (displayed !== original) originals.set(displayed, original);
  return displayed;
}

/** What distinguishes a post from others: its id; without one, its URL; without either, its content, as it came. */
export function postKey(post: Post): string {
  const { feedId, id, url, title, text, media, action, publishedAt } = originalOf(post);
  return JSON.stringify(
    id ? [feedId, id] : url || [feedId, title, text, media.map(({ src }) => src), action, publishedAt],
  );
}

/** Adds the key of a post to `keys`. Returns whether it is a new one. */
export function addKey(keys: Set<string>, post: Post): boolean {
  const key = postKey(post);
  const isNew = !keys.has(key);
  keys.add(key);
  return isNew;
}

export const haveOneFeed = (posts: readonly Post[]): boolean => new Set(posts.map(({ feedId }) => feedId)).size < 2;

/** Whether two posts came as the same item, and were read from it in the same way: `field-map` may have changed. */
export function isSamePost(a: Post, b: Post): boolean {
  try {
    return a === b || JSON.stringify(a) === JSON.stringify(b);
  } catch {
    return false; // nested too deep for some engines: counts as another post
  }
}
