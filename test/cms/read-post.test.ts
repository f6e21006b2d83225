import { normalisePost } from '../../src/model/normalise-post.ts';
import { expect, phpString, test } from './fixtures.ts';
import { ITEMS } from './items.ts';

/** What is compared of a post. */
interface Read {
  readonly url: string;
  readonly media: readonly { readonly src: string }[];
  readonly action: { readonly url: string } | null;
}

/** PHP leaves a URL as it came, but encodes more than a browser would; browsers bring it to its normal form. */
const hrefOf = (url: string): string => {
  if (!url) return '';
  const { origin, href } = new URL(url);
  return (
    origin +
    href.slice(origin.length).replace(/[[\]^`]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
  );
};

const inNormalForm = (post: Read | null): object | null =>
  post && {
    ...post,
    url: hrefOf(post.url),
    media: post.media.map((one) => ({ ...one, src: hrefOf(one.src) })),
    action: post.action && { ...post.action, url: hrefOf(post.action.url) },
  };

test('WordPress reads posts as the elements read them', async ({ wordpress }) => {
  const json = phpString(JSON.stringify(ITEMS));
  const printed = await wordpress.php(`
    $posts = array_map(
      function ( $one ) { return WsWidgets\\read_post( $one->item, (array) ( $one->fieldMap ?? array() ) ); },
      json_decode( ${json} )
    );
    echo json_encode( $posts );`);
  const read = JSON.parse(printed) as readonly (Read | null)[];
  expect(read).toHaveLength(ITEMS.length);
  for (const [i, { name, item, fieldMap = {} }] of ITEMS.entries()) {
    const post = normalisePost(item, { fieldMap });
    const expected = post && {
      id: post.id,
      feedName: post.feedName,
      url: post.url,
      title: post.title,
      text: post.text,
      media: post.media,
      publishedAt: post.publishedAt ? Math.floor(post.publishedAt.getTime() / 1000) : null,
      author: post.author,
      action: post.action ?? null,
    };
    expect.soft(inNormalForm(read[i] ?? null), name).toEqual(inNormalForm(expected ?? null));
  }
});
