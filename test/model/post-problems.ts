import { POST_FIELDS } from '../../src/model/normalise-post.ts';
import { ALT_MAX, MEDIA_MAX, NAME_MAX, TEXT_MAX, TITLE_MAX } from '../../src/model/post-bounds.ts';
import type { Post } from '../../src/model/post.ts';
import { decodeAll } from '../../src/model/words/references.ts';
import { limitMarks } from '../../src/model/words/cut-text.ts';
import { stringsIn } from '../support/wire.ts';

// `alt` is part of an image.
const FIELDS = [...POST_FIELDS.filter((field) => field !== 'alt'), 'isCut', 'raw'].join();

const isHttp = (url: string): boolean => /^https?:\/\/[^/]/.test(url) && new URL(url).href === url;

/** The rules that a post breaks: it says what its item does not, or has the wrong type. Empty if all is well. */
export function postProblems(post: Post, item: unknown, feedId = ''): unknown[] {
  const sent = stringsIn(item);
  const { media, action, claps, publishedAt } = post;
  const words = [post.id, post.feedName, post.title, post.text, post.author, action?.label ?? ''];
  const urls = [...media.map(({ src }) => src), ...(action ? [action.url] : [])];
  const all = [...sent].flatMap((text) => [limitMarks(text), decodeAll(limitMarks(text))]);
  // A text that was cut is the beginning of one that was sent.
  const isSaid = (text: string): boolean => sent.has(text) || all.some((whole) => whole.startsWith(text));
  const isTold = (text: string): boolean => text === '' || (isSaid(text) && text.trim() !== '');
  const rules = {
    'has the fields of a post': Object.keys(post).join() === FIELDS,
    'keeps the item': post.raw === item,
    'says what was sent': [...words, ...media.map(({ alt }) => alt)].every(isTold),
    'says that it was cut':
      post.isCut || words.slice(1).every((text) => text === '' || sent.has(text) || all.includes(text)),
    'holds no more than a post may':
      post.text.length <= TEXT_MAX &&
      post.title.length <= TITLE_MAX &&
      [post.feedName, post.author, action?.label ?? ''].every(({ length }) => length <= NAME_MAX) &&
      media.length <= MEDIA_MAX &&
      media.every(({ alt }) => alt.length <= ALT_MAX),
    'is of a workspace': post.feedId === feedId || (post.feedId !== '' && isTold(post.feedId)),
    'leads to http(s)': [post.url, post.feedImageUrl].every((url) => url === '' || isHttp(url)) && urls.every(isHttp),
    'has images and videos': media.every(({ type }) => type === 'image' || type === 'video'),
    'has each once': new Set(media.map(({ src }) => src)).size === media.length,
    // Not -0: some languages format it as "-0".
    'counts claps': claps === undefined || (Number.isInteger(claps) && claps >= 0 && !Object.is(claps, -0)),
    'has a date': publishedAt === undefined || !Number.isNaN(publishedAt.getTime()),
    'has something to show': Boolean(post.title || post.text || action || media.length),
  };
  return Object.entries(rules).filter(([, isKept]) => !isKept);
}
