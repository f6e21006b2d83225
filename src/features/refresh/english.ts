import type { FreshMessages } from '../../content/messages.ts';

/** The English of the button behind which new posts wait, which comes with it. */
export const englishFresh: FreshMessages = { newPosts: { one: '{count} new post', other: '{count} new posts' } };
