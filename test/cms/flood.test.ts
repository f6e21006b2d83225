import { serve } from '../support/serve.ts';
import { ageAnswers, expect, phpString, test } from './fixtures.ts';

// What an author or a contributor may write must not take the site down.

/** Shortcodes for `count` workspaces, with `each` of them in one shortcode. */
const feeds = (count: number, each: number): string =>
  Array.from({ length: count / each }, (_, i) => {
    const ids = Array.from({ length: each }, (_, j) => `w${i * each + j}`);
    return `[ws_feed feed-id="${ids.join(' ')}"]`;
  }).join('\n\n');

const startPrompt = (): ReturnType<typeof serve> =>
  serve((_, response) => response.writeHead(200).end('{"items":[{"id":"1","title":"News"}]}'));

/** How many rows the plugin has in the database, how many of them are autoloaded, and how long the list of events is. */
const STORED = `
  global $wpdb;
  $rows = $wpdb->get_results( "SELECT option_name, autoload FROM $wpdb->options WHERE option_name LIKE '%ws_widgets_%'", ARRAY_N );
  echo json_encode( array( count( $rows ), count( array_keys( array_column( $rows, 1 ), 'yes' ) ), count( _get_cron_array() ) ) );`;

test('an element asks for twenty workspaces at most, whatever its author writes', async ({ publish }) => {
  const service = await startPrompt();
  const html = await (await fetch(await publish(feeds(5000, 5000), { base_url: service.url }))).text();
  expect(service.requests).toHaveLength(20);
  expect(html.match(/data-until/g)).toHaveLength(20);
  await service.close();
});

test('a page takes a hundred answers, and renews them by one event in one row', async ({ publish, wordpress }) => {
  const service = await startPrompt();
  const url = await publish(feeds(1000, 20), { base_url: service.url });
  await fetch(url);
  expect(service.requests).toHaveLength(100);
  const [rows = 0, , events = 0] = JSON.parse(await wordpress.php(STORED)) as number[];
  await ageAnswers(wordpress);
  await fetch(url);
  expect(JSON.parse(await wordpress.php(STORED)) as number[]).toEqual([rows + 1, 0, events + 1]);
  await fetch(`${wordpress.url}/wp-cron.php`);
  await expect.poll(() => service.requests.length).toBe(200);
  await service.close();
});

test('a service that hangs holds a page up once, however many workspaces it names', async ({ publish }) => {
  const service = await serve(() => undefined);
  const url = await publish(feeds(40, 1), { base_url: service.url });
  for (let views = 0; views < 2; views++) {
    expect(await (await fetch(url)).text()).toContain('</ws-feed>');
    expect(service.requests).toHaveLength(1);
  }
  await service.close();
});

test('Site Health tells of an answer that no element can read', async ({ publish, wordpress }) => {
  const service = await serve((_, response) => response.writeHead(200).end('{"posts":[]}'));
  await fetch(await publish(feeds(1, 1), { base_url: service.url }));
  const said = await wordpress.php('echo json_encode( WsWidgets\\health() );');
  expect(JSON.parse(said)).toEqual(['recommended', expect.arrayContaining([expect.stringContaining('unknown shape')])]);
  await service.close();
});

test('the database has five hundred answers at most, and forgets failures first', async ({ setUp, wordpress }) => {
  await setUp();
  const kept = await wordpress.php(`
    WsWidgets\\keep( 'good', array( 'json' => '{}', 'until' => time(), 'retry' => 0 ), true );
    for ( $i = 0; $i < 510; $i++ ) {
      WsWidgets\\keep( "failed $i", array( 'retry' => time() + 60 ), true );
    }
    global $wpdb;
    echo json_encode( array(
      (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '_transient_%ws_widgets_%'" ),
      isset( WsWidgets\\kept( 'good' )['json'] ),
    ) );`);
  expect(JSON.parse(kept)).toEqual([2 * 500, true]);
});

test('a contributor cannot have more requested by the routes of the editor', async ({ setUp, wordpress }) => {
  const service = await startPrompt();
  await setUp({ base_url: service.url });
  const ids = phpString(Array.from({ length: 300 }, (_, i) => `w${i}`).join(' '));
  const statuses = await wordpress.php(`
    wp_set_current_user( wp_insert_user( array( 'user_login' => uniqid(), 'user_pass' => 'x', 'role' => 'contributor' ) ) );
    foreach ( array( '/ws-widgets/v1/posts' => array( 'tag' => 'ws-feed', 'feed-id' => ${ids} ), '/wp/v2/block-renderer/ws-widgets/feed' => array( 'context' => 'edit', 'attributes' => array( 'feedId' => ${ids} ) ) ) as $path => $query ) {
      $request = new WP_REST_Request( 'GET', $path );
      $request->set_query_params( $query );
      $statuses[] = rest_do_request( $request )->get_status();
    }
    echo json_encode( $statuses );`);
  expect(JSON.parse(statuses)).toEqual([200, 200]);
  expect(service.requests.length).toBeLessThanOrEqual(40);
  await service.close();
});
