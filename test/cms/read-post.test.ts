import { CASES, type PostData } from '../conformance/cases.ts';
import { expectPosts } from '../conformance/expect-posts.ts';
import { phpString, test } from './fixtures.ts';

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
