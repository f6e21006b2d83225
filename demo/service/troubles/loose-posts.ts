import type { Endpoint } from '../../../src/testing/service/outcome.ts';
import hostile from './hostile.json' with { type: 'json' };

/** A post whose fields may have any value. Their names are our own: `id`, `feedName`, `url`, `title`, `date`... */
export type LoosePost = Readonly<Record<string, unknown>>;

const OF_BOTH = {
  postId: 'id',
  feedId: 'feedId',
  feedName: 'feedName',
  feedImageUrl: 'feedImageUrl',
  postUrl: 'url',
  claps: 'claps',
};

/** The fields of each endpoint, and the field of a loose post that each gets. */
const FIELDS: Readonly<Record<Endpoint, Readonly<Record<string, string>>>> = {
  'public-posts': { ...OF_BOTH, postText: 'text', postImage: 'image', publishedDate: 'date' },
  posts: {
    ...OF_BOTH,
    header: 'title',
    publishDate: 'date',
    ...Object.fromEntries(
      ['text', 'imageUrl', 'mediaImageUrls', 'media', 'ctaLink', 'button', 'author'].map((name) => [name, name]),
    ),
  },
};

/** An item with the values of a loose post, under the names that the endpoint has. */
export const toLooseItem = (post: LoosePost, endpoint: Endpoint): object =>
  Object.fromEntries(Object.entries(FIELDS[endpoint]).map(([field, name]) => [field, post[name]]));

/** Every field of each post is an attack. The text begins with the post's number, so that a test sees that it is displayed. */
export const hostilePosts: readonly LoosePost[] = hostile.payloads.map((payload, index) => {
  const number = index + 1;
  const hit = `window.__hacked='${number}'`;
  const arm = (trap = ''): string =>
    trap.replaceAll('{hit}', hit).replaceAll('{quoted}', hit.replaceAll("'", '&quot;'));
  const markup = arm(payload);
  const address = arm(hostile.addresses[index % hostile.addresses.length]);
  const attacksEverywhere = number % 3 === 0;
  return {
    id: `${number} ${markup}`,
    feedId: markup,
    feedName: markup,
    feedImageUrl: address,
    url: address,
    title: markup,
    text: `Hostile post ${number}. ${markup}`,
    image: { type: attacksEverywhere ? markup : 'image', alt: markup, src: address },
    imageUrl: address,
    mediaImageUrls: [address, markup],
    media: [{ type: 'video', alt: markup, src: address }],
    ctaLink: { label: markup, url: address },
    button: { label: markup, url: address },
    author: { name: markup },
    claps: attacksEverywhere ? markup : number,
    date: attacksEverywhere ? markup : new Date(Date.UTC(2026, 0, 1, 0, -number)).toISOString(),
  };
});

const WORDS = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'https://example.com/a/path/that/goes/on/and/on/without/a/single/place/to/break/it/in/two?and=a&query=as-well',
  'A'.repeat(120),
];

/** Posts whose words are wider than a narrow card. */
export const longWordPosts: readonly LoosePost[] = WORDS.map((word, index) => ({
  id: `long-${index}`,
  feedId: 'long',
  feedName: `${word} AG`,
  url: 'https://example.com/long',
  title: word,
  text: `${word} ${word}\n\nAnd then a short one.`,
  ctaLink: { label: word, url: 'https://example.com/long' },
  author: { name: word },
  claps: 10 ** (index * 4),
  date: new Date(Date.UTC(2026, 0, 1, 0, -index)).toISOString(),
}));
