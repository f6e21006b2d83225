import { ALT_MAX, ELEMENTS_MAX, NAME_MAX, TEXT_MAX, TITLE_MAX } from '../../src/model/post-bounds.ts';
import { cutElements, cutText } from '../../src/model/words/cut-text.ts';
import { decodeAll } from '../../src/model/words/references.ts';

/** A post whose every field is a payload, and what a reader must then see verbatim. */
export type HostilePost = Readonly<{ item: Readonly<Record<string, unknown>>; words: Words }>;

/** The words of a card's parts, without the parts in which a payload is not displayed. */
export interface Words {
  /** The text as it must be displayed where it is plain. */
  readonly text: string;
  readonly title?: string;
  readonly author?: string;
  readonly action?: string;
  readonly alt?: string;
}

/** An address of the web for images and videos: without one, their other fields are not read. */
const PICTURE = 'https://pictures.test/';

/** How many characters a card's part has at most. */
const LENGTHS_MAX = { title: TITLE_MAX, author: NAME_MAX, action: NAME_MAX, alt: ALT_MAX };

/** An object that has a payload under each of some names. */
const all = <Name extends string>(payload: string, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, payload])) as Record<Name, string>;

/** Where a payload is in a post. Together, these shapes have payloads under all names that a field may have. */
const SHAPES = {
  /** The names of `/public-posts`, every one a payload. */
  summary: (payload) => ({
    item: {
      ...all(payload, 'postId', 'feedId', 'feedName', 'feedImageUrl', 'postUrl', 'postText', 'claps', 'publishedDate'),
      postImage: all(payload, 'type', 'alt', 'src'),
    },
    words: all(payload, 'text', 'author'),
  }),
  /** The names of a post request, with addresses that pass the gate beside payloads that do not. */
  request: (payload) => ({
    item: {
      ...all(payload, 'id', 'header', 'text', 'imageUrl', 'publishDate', 'action'),
      mediaImageUrls: [payload, { type: 'image', src: PICTURE, alt: payload }, [payload]],
      ctaLink: all(payload, 'url', 'label'),
      button: { url: 'https://action.test/', label: payload },
      author: all(payload, 'name', 'id'),
      created: '2026-11-20T08:00:00.000Z',
      claps: 1234,
      postUrl: 'https://link.test/',
    },
    words: all(payload, 'text', 'title', 'author', 'action', 'alt'),
  }),
  /** The usual names. */
  usual: (payload) => ({
    item: {
      ...all(payload, 'id', 'title', 'body', 'url', 'permalink', 'created', 'publishedAt', 'author'),
      image: { src: payload, url: PICTURE, type: `image/${payload}`, alt: payload },
      media: [{ type: 'video', ...all(payload, 'src', 'url', 'alt') }],
      action: { link: 'https://action.test/', title: payload },
    },
    words: all(payload, 'text', 'title', 'author', 'action', 'alt'),
  }),
  /** Markup and films. */
  film: (payload) => ({
    item: {
      ...all(payload, 'id', 'bodyHtml', 'permalink', 'videoUrl', 'postImage', 'ctaLink'),
      video: { src: `${PICTURE}a.mp4`, alt: payload },
      button: { href: payload, link: 'https://action.test/', text: payload },
      claps: [payload],
    },
    words: all(payload, 'text', 'action'),
  }),
  /** A payload in the middle of harmless text. */
  within: (payload) => ({
    item: {
      postId: `post ${payload}`,
      feedName: `Feed ${payload}`,
      feedImageUrl: `https://evil.test/${payload}`,
      postUrl: `https://evil.test/?${payload}`,
      postText: `See https://evil.test/${payload} and ${payload} <b>and</b> more.`,
      postImage: { type: 'image', alt: `A ${payload}`, src: `https://evil.test/#${payload}` },
      mediaImageUrls: [`https://evil.test/a?${payload}`, `https://${payload}.test/a.mp4`],
      claps: 3,
      publishedDate: '2026-11-20T08:00:00.000Z',
    },
    words: {
      text: `See https://evil.test/${payload} and ${payload} <b>and</b> more.`,
      author: `Feed ${payload}`,
      alt: `A ${payload}`,
    },
  }),
  /** A payload as a name, nested deeply, and in objects that might be taken for Lit's templates or for prototypes. */
  nested: (payload) => ({
    item: {
      id: [payload],
      feedName: { name: payload },
      header: [payload],
      title: { [payload]: payload },
      text: { _$litType$: 1, strings: [payload], values: [] },
      body: { toString: payload, valueOf: payload },
      bodyHtml: payload,
      author: { name: { first: payload } },
      media: [[[payload]], { media: payload }],
      claps: { [payload]: 1 },
      ['__proto__']: { title: payload, url: PICTURE, __hacked: payload },
      constructor: { prototype: { __hacked: payload } },
      [payload]: payload,
    },
    words: { text: payload },
  }),
} as const satisfies Record<string, (payload: string) => HostilePost>;

export type Shape = keyof typeof SHAPES;

export const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];

/** A post made of a payload. It contains the words that it must show, because a driver may change letters that it sends. */
export function hostileItem(shape: Shape, payload: string): Readonly<Record<string, unknown>> {
  const { item, words } = SHAPES[shape](payload);
  const shown = Object.entries<string>(words).map(([part, text]) => [
    part,
    part === 'text'
      ? cutText(cutElements(text, ELEMENTS_MAX), TEXT_MAX)
      : decodeAll(cutText(text, LENGTHS_MAX[part as keyof typeof LENGTHS_MAX])),
  ]);
  return { ...item, words: Object.fromEntries(shown) as Words };
}
