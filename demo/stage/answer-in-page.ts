// Imported before the elements: a person's own posts are answered here, and nothing of them leaves the tab.
import { answerFromRecords } from '../service/recorded/recorded-service.ts';
import { answerPosts } from '../setting/posts/answer-posts.ts';
import { loadableAddress, OWN_POSTS_URL } from '../setting/posts/kept-images.ts';
import type { OwnPost } from '../setting/own-posts.ts';

answerFromRecords();

let posts: readonly OwnPost[] = [];
let version = 0;

/** From now on these are answered. Returns the address of the service that has them, another one for other posts. */
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

// An image has to be http(s) for the elements, and one out of a file is not: the browser gets it before it asks anybody.
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
