export type Media = Readonly<{ type: 'image' | 'video'; src: string; alt: string }>;

export type Action = Readonly<Record<'label' | 'url', string>>;

/** A published post as the service keeps it, before an endpoint names its fields. */
export interface Post {
  readonly id: string;
  readonly feedId: string;
  readonly feedName: string;
  readonly feedImageUrl: string;
  readonly url: string;
  readonly title?: string | undefined;
  readonly text: string;
  readonly isRich: boolean;
  readonly media: readonly Media[];
  readonly ctaLink?: Action | undefined;
  readonly button?: Action | undefined;
  readonly author?: string | undefined;
  readonly claps: number;
  readonly publishedDate: string;
  /** Whether `/posts` names its fields another way, as an open object may (§2). */
  readonly hasOtherNames: boolean;
}

/** A summary has no field for the title, so it leads the text. */
function textWithTitle({ title, text, isRich }: Post): string {
  if (!title) return text;
  return isRich ? `<p><strong>${title}</strong></p>${text}` : `${title}\n\n${text}`;
}

/** The item that `/public-posts` gives (§2, "Public post summary"): without an image or a video, it has no `postImage`. */
export function toPublicPost(post: Post) {
  const { feedId, feedName, feedImageUrl, claps, publishedDate } = post;
  const [postImage] = post.media;
  const named = { postId: post.id, postUrl: post.url, postText: textWithTitle(post), ...(postImage && { postImage }) };
  return { ...named, feedId, feedName, feedImageUrl, claps, publishedDate };
}

export type PublicPost = ReturnType<typeof toPublicPost>;

function namedMedia(media: readonly Media[]): object {
  const [first, ...others] = media.filter(({ type }) => type === 'image');
  const videos = media.filter(({ type }) => type === 'video');
  return {
    ...(first && { imageUrl: first.src, imageAlt: first.alt }),
    ...(first && others.length > 0 && { mediaImageUrls: [first, ...others].map(({ src }) => src) }),
    ...(videos.length > 0 && { media: videos }),
  };
}

/** The item that `/posts` gives: usually with the field names of a post request. */
export function toPublishedPost(post: Post): Record<string, unknown> {
  const { id, title, text, isRich, publishedDate, url, hasOtherNames } = post;
  const { feedId, feedName, feedImageUrl, ctaLink, button, author, claps } = post;
  const named = hasOtherNames
    ? { id, title, [isRich ? 'bodyHtml' : 'body']: text, created: publishedDate, url }
    : { postId: id, header: title, text, publishDate: publishedDate, postUrl: url };
  const source = { feedId, feedName, feedImageUrl };
  return { ...named, ...source, ...namedMedia(post.media), ctaLink, button, author: author && { name: author }, claps };
}
