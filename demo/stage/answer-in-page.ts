// Imported before the elements: requests for a person's own posts are answered here, so that these never leave the tab.
import { answerFromRecords } from '../service/recorded/recorded-service.ts';
import { answerPosts } from '../setting/posts/answer-posts.ts';
import { loadableAddress, OWN_POSTS_URL } from '../setting/posts/kept-images.ts';
import type { OwnPost } from '../setting/own-posts.ts';

answerFromRecords();

let posts: readonly OwnPost[] = [];
let version = 0;

/** Answers with these posts from now on. Returns the URL of a service that has them, a new one for new posts. */
export function answerWith(others: readonly OwnPost[]): string {
  if (others !== posts) version += 1;
  posts = others;
  return `${OWN_POSTS_URL}/${version}`;
}

const ask = globalThis.fetch.bind(globalThis);

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith(`${OWN_POSTS_URL}/`)) return ask(input, init);
  init?.signal?.throwIfAborted();
  const answer = answerPosts(posts, url.slice(OWN_POSTS_URL.length));
  return answer === undefined ? Response.json({ message: 'Not found.' }, { status: 404 }) : Response.json(answer);
};

// Elements accept only http(s) images, but those from a file are not: their URL is replaced before the browser requests it.
const setAttribute = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) {
  setAttribute.call(this, name, name === 'src' ? loadableAddress(value) : value);
};

for (const prototype of [HTMLImageElement.prototype, HTMLSourceElement.prototype, HTMLMediaElement.prototype]) {
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  if (!src?.set) continue;
  const { set } = src;
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(value: string) {
      set.call(this, loadableAddress(String(value)));
    },
  });
}
