import { type Post, postKey } from '../model/post.ts';

/** A post as the feed has it now: a card stays for as long as its post is the same, though another object says so. */
export const currentPost = (posts: readonly Post[], post: Post): Post => {
  const key = postKey(post);
  return posts.find((one) => postKey(one) === key) ?? post;
};
