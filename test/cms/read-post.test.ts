import { CASES, type PostData } from '../conformance/cases.ts';
import { expectPosts } from '../conformance/expect-posts.ts';
import { expect, phpString, test } from './fixtures.ts';

test('WordPress reads a post as the conformance files say', async ({ wordpress }) => {
  const cases = CASES.map(({ json, fieldMap, feedId }) => ({ json, fieldMap, feedId }));
  const printed = await wordpress.php(`
    foreach ( json_decode( ${phpString(JSON.stringify(cases))} ) as $one ) {
      $post = WsWidgets\\read_post( WsWidgets\\read_json( $one->json ), (array) $one->fieldMap, $one->feedId );
      if ( $post && $post['publishedAt'] ) {
        $post['publishedAt'] = $post['publishedAt']->format( 'Y-m-d\\TH:i:s.v\\Z' );
      }
      $posts[] = $post;
    }
    echo json_encode( $posts );`);
  expectPosts('wordpress', JSON.parse(printed) as readonly (PostData | null)[]);
});

test('posts of several workspaces are ordered to the millisecond, those without a date last', async ({ wordpress }) => {
  const [newest, newer, before1970] = ['2026-01-01T00:00:00.002Z', '2026-01-01T00:00:00.001Z', '1960-01-01'];
  const times = [newer, undefined, before1970, newest];
  const items = phpString(JSON.stringify(times.map((created) => ({ title: created ?? 'undated', created }))));
  const printed = await wordpress.php(`
    $items = array_chunk( json_decode( ${items} ), 2 );
    $posts = WsWidgets\\posts_of( 'ws-public-posts', array(), array(
      'a' => array( 'feed_id' => 'a', 'answer' => $items[0] ),
      'b' => array( 'feed_id' => 'b', 'answer' => $items[1] ),
    ) );
    echo json_encode( array_column( $posts, 'title' ) );`);
  expect(JSON.parse(printed)).toEqual([newest, newer, before1970, 'undated']);
});
