import type { Endpoint } from '../../../src/testing/service/outcome.ts';

/** A post whose fields may hold anything. */
export type LoosePost = Readonly<
  Partial<
    Record<
      | 'id'
      | 'feedId'
      | 'feedName'
      | 'feedImageUrl'
      | 'url'
      | 'title'
      | 'text'
      | 'image'
      | 'imageUrl'
      | 'mediaImageUrls'
      | 'media'
      | 'ctaLink'
      | 'button'
      | 'author'
      | 'claps'
      | 'date',
      unknown
    >
  >
>;

/** Puts what a loose post holds under the names that the endpoint has. */
export function toLooseItem(post: LoosePost, endpoint: Endpoint): object {
  const both = {
    postId: post.id,
    feedId: post.feedId,
    feedName: post.feedName,
    feedImageUrl: post.feedImageUrl,
    postUrl: post.url,
    claps: post.claps,
  };
  if (endpoint === 'public-posts') {
    return { ...both, postText: post.text, postImage: post.image, publishedDate: post.date };
  }
  return {
    ...both,
    header: post.title,
    text: post.text,
    imageUrl: post.imageUrl,
    mediaImageUrls: post.mediaImageUrls,
    media: post.media,
    ctaLink: post.ctaLink,
    button: post.button,
    author: post.author,
    publishDate: post.date,
  };
}
