import type { Finding } from '../../base/told/tell.ts';
import type { Media, Post } from '../../model/post.ts';
import type { Found } from '../finding.ts';

const EXTENSIONS = ['.avif', '.gif', '.heic', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** The name of a file says nothing of what is on an image; many systems send it where nobody wrote anything. */
function isDescribed({ alt, src }: Media): boolean {
  const words = alt.trim().toLowerCase();
  const [name = ''] = src.toLowerCase().split('/').at(-1)?.split(/[.?#]/) ?? [];
  return words !== '' && words !== name && !EXTENSIONS.some((extension) => words.endsWith(extension));
}

const NAMED_MAX = 10;

/** Which posts have images that a screen reader can say nothing of; `sayWords` tells with which words a post begins. */
export function findUndescribed(posts: readonly Post[], sayWords: (post: Post, i: number) => string): Found {
  const named = posts.flatMap((post, i) =>
    post.media.some((one) => one.type === 'image' && !isDescribed(one))
      ? `"${sayWords(post, i)}"${post.url && ` (${post.url})`}`
      : [],
  );
  if (named.length === 0) return [];
  const more = named.length > NAMED_MAX ? ` and ${named.length - NAMED_MAX} more` : '';
  return {
    code: 'WS-810',
    visitorsSee: 'The images; who cannot see them hears "Image 1 of 2, no description", or the name of a file.',
    cause: `Images without alternative text are in: ${named.slice(0, NAMED_MAX).join(', ')}${more}.`,
    remedy: 'Write it where the posts are written: what is on the image, in a sentence.',
  } satisfies Finding;
}
