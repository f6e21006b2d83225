import { BODY_MAX_BYTES } from '../../api/limits.ts';
import { parseJson } from '../../base/json.ts';
import { readAltTexts } from '../../model/alt-texts.ts';
import { withAltTexts } from '../../model/with-alt-texts.ts';
import { normalisePost, readFieldMap } from '../../model/normalise-post.ts';
import type { Media, Post } from '../../model/post.ts';
import { firstWords } from '../../model/words/cut-text.ts';
import { readable } from '../../model/words/post-words.ts';
import { readEnvelope, readList } from '../../source/workspace-posts.ts';
import type { Found } from '../finding.ts';
import { firstRequests, ownAttribute, type Page } from '../page.ts';

/** A file name does not describe an image, but many systems send one as its text where nobody wrote any. */
function isDescribed({ alt, src }: Media): boolean {
  const words = alt.trim().toLowerCase();
  const [name = ''] = src.toLowerCase().split('/').at(-1)?.split(/[.?#]/) ?? [];
  return words !== '' && words !== name && !/\.(?:avif|gif|heic|jpe?g|png|svg|webp)$/.test(words);
}

/** Finds posts with images that have no description for screen readers; `sayWords` gives the first words of a post. */
export function findUndescribed(posts: readonly Post[], sayWords: (post: Post, i: number) => string): Found {
  const named = posts.flatMap((post, i) => {
    if (post.media.every((one) => one.type !== 'image' || isDescribed(one))) return [];
    const known = [post.id, post.url].filter(Boolean).join(', ');
    return `"${sayWords(post, i)}"${known && ` (${known})`}`;
  });
  if (named.length === 0) return [];
  const more = named.length > 10 ? ` and ${named.length - 10} more` : '';
  return {
    code: 'WS-810',
    visitorsSee: 'The images; a screen reader says "Image 1 of 2, no description", or the name of a file.',
    cause: `Images without alternative text are in: ${named.slice(0, 10).join(', ')}${more}.`,
    remedy:
      'Write it where the posts are written, or by the id of the post in alt-texts: what is on the image, in a sentence.',
  };
}

/** The items that an element would read of an answer; none if it is too long or not JSON, which is another finding. */
function itemsIn(text: string): readonly unknown[] {
  const answer = text.length > BODY_MAX_BYTES ? undefined : parseJson(text);
  return readEnvelope(answer) ?? readList(answer) ?? [];
}

/** Checks each answer once for all feeds; for a card, only its post. */
export function checkImages(page: Page): Found {
  const asked = new Map(firstRequests(page).map((one) => [one.url + ownAttribute(one.widget, 'post-id'), one]));
  const posts = [...asked.values()].flatMap(({ url, widget }) => {
    const postId = ownAttribute(widget, 'post-id');
    const fieldMap = readFieldMap(ownAttribute(widget, 'field-map')) ?? {};
    const altTexts = readAltTexts(ownAttribute(widget, 'alt-texts')) ?? {};
    const read = itemsIn(page.answers.get(url)?.text ?? '').flatMap((item) => normalisePost(item, { fieldMap }) ?? []);
    return read.filter(({ id }) => !postId || id === postId).map((post) => withAltTexts(post, altTexts));
  });
  return findUndescribed(posts, ({ title, text }) => title || firstWords(readable(text)));
}
