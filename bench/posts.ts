import { type PublicPost, toPublicPost } from '../src/testing/posts/post.ts';
import { type CostlyText, costlyPosts } from './costly-posts.ts';
import { Random } from './random.ts';
import { ORIGINS } from './origins.ts';

/** As many posts as `/posts` gives of one workspace. */
export const POSTS_MAX = 130;
/** How the ids of the workspaces with the costliest posts begin. What their texts are made of follows. */
export const WORST = 'worst-';
/** The texts that took longest before they had bounds. */
export const COSTLIEST = ['links', 'cells', 'paragraphs', 'letters', 'joined'] as const satisfies readonly CostlyText[];
const NEWEST_MS = Date.UTC(2025, 5, 30, 12);
const APART_MS = 90 * 60_000;

// Random words instead of one repeated sentence, so that answers compress about as well as those with real posts.
const WORDS =
  `anchor apple august autumn baker bench bicycle blanket boat bridge brook bucket button candle canyon carpet cellar
  cherry choir clock cloud coast copper corner cotton crane creek curtain daisy dawn door drizzle drum dune eagle engine
  evening fence fern ferry field finch flour flute forest fountain fox garden gate ginger glove grain granite guitar
  hammer harbour harvest hazel hill honey horse island ivory jacket january jug kettle kite ladder lake lantern leaf
  lemon letter light linen loaf maple market meadow mill mirror mist moon moss mountain needle november oak oar ocean
  orchard otter oven paper parcel path pebble pepper piano pillow pine plate plum pocket pond poppy quarry quilt rabbit
  radio rain reed ribbon river robin rope rust saddle sail salt sand scarf seed shadow shed shell silver skate snow soap
  spoon spring spruce square stable stair station stone storm straw stream street sugar summer swan table tea thistle
  thread thunder ticket tide timber toast tower trail train tulip tunnel valley velvet vine violet voice wagon walnut
  water wheat wheel whistle willow window winter wool yard yarn` // some two hundred
    .split(/\s+/) as [string, ...string[]];

function words(random: Random, length: number): string {
  let text = '';
  while (text.length < length) text += ` ${random.pick(WORDS)}`;
  return text;
}

/** A post with about 300 characters of plain text and two links. Every fourth has no image. */
function makePost(index: number): PublicPost {
  const random = new Random(`post ${index}`);
  const links = [`https://example.org/notes/${index}`, `https://example.com/map/${index}`];
  const image = {
    type: 'image',
    src: `${ORIGINS.images}/${index}.jpg`,
    alt: `A picture of${words(random, 30)}`,
  } as const;
  return toPublicPost({
    id: `post-${index}`,
    feedId: 'valley',
    feedName: 'Valley Gazette',
    feedImageUrl: `${ORIGINS.images}/avatar.jpg`,
    url: `https://example.com/p/${index}`,
    text: `[post ${index}]${words(random, 215)}. ${links.join(' and ')}`,
    isRich: false,
    media: index % 4 === 3 ? [] : [image],
    claps: random.whole(3, 900),
    publishedDate: new Date(NEWEST_MS - index * APART_MS).toISOString(),
    hasOtherNames: false,
  });
}

const posts = Array.from({ length: POSTS_MAX }, (_, index) => makePost(index));

const worstPosts = (text: CostlyText, count: number): unknown[] =>
  costlyPosts(text, count).map((post, i) => ({ ...post, title: `[post ${i}]` }));

/** What the service answers to a URL of its API; `undefined` where it has no such path. */
export function answer({ pathname, searchParams }: URL): unknown {
  const worst = COSTLIEST.find((text) => pathname.includes(`/${WORST}${text}/`));
  if (worst) return worstPosts(worst, Number(searchParams.get('limit')));
  if (pathname.endsWith('/public-posts')) return posts.slice(0, Number(searchParams.get('limit')));
  if (!pathname.endsWith('/posts')) return undefined;
  const offset = Number(searchParams.get('$offset'));
  return { meta: { maxResults: POSTS_MAX }, items: posts.slice(offset, offset + Number(searchParams.get('$limit'))) };
}
