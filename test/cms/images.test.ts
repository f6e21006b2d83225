import { closedAfter } from '../support/closed-after.ts';
import { answerImage, HOST, REFUSED } from '../support/image-host.ts';
import { serve, type Served } from '../support/serve.ts';
import { ageAnswers, expect, test as base } from './fixtures.ts';
import hostile from './hostile-images.json' with { type: 'json' };

// Images of posts in the uploads of the site: what is fetched, what is refused, and what is left.

const FOLDER = `WsWidgets\\images_place( 'path' )`;

/** The names of the copies, the URLs that were requested, and why images have no copies, by the URLs of the images. */
type Kept = Readonly<{ copies: readonly string[]; asked: readonly string[]; why: Readonly<Record<string, string>> }>;

interface Fixtures {
  images: Served;
  /** Publishes a feed with posts of these images, and returns its address. */
  publishImages(srcs: readonly string[], options?: object): Promise<string>;
  /** Runs the event that fetches images, after some PHP. */
  keep(php?: string): Promise<Kept>;
}

const test = base.extend<Fixtures>({
  images: closedAfter(() => serve(answerImage)),
  publishImages: async ({ publish }, use) => {
    let srcs: readonly string[] = [];
    const item = (imageUrl: string, i: number) => ({
      id: `${i}`,
      title: 'News',
      imageUrl,
      feedImageUrl: `${HOST}/png`,
    });
    const service = await serve((_, response) => void response.end(JSON.stringify({ items: srcs.map(item) })));
    await use(async (ofPosts, options = {}) => {
      srcs = ofPosts;
      return publish('[ws_feed feed-id="any" page-size="30"]', { base_url: service.url, keep_images: 1, ...options });
    });
    await service.close();
  },
  keep: async ({ wordpress, images }, use) => {
    await use(async (php = '') => {
      const printed = await wordpress.php(`
        ${php}
        add_action( 'http_api_curl', function ( $handle, $args, $url ) {
          $GLOBALS['asked'][] = str_replace( '${HOST}', '', $url );
          curl_setopt( $handle, CURLOPT_URL, str_replace( '${HOST}', '${images.url}', $url ) );
        }, 99, 3 );
        do_action( 'ws_widgets_images' );
        $copies = glob( ${FOLDER} . '*' );
        echo wp_json_encode( array( 'copies' => array_map( 'basename', $copies ), 'asked' => $GLOBALS['asked'] ?? array(), 'why' => array_column( WsWidgets\\images(), 'why', 'url' ) ) );`);
      return JSON.parse(printed) as Kept;
    });
  },
});

test('kept images come from the site alone', async ({ publishImages, keep, images, page, openPlain, wordpress }) => {
  const url = await publishImages([`${HOST}/png`, `${HOST}/away?to=jpeg`]);
  expect(await (await fetch(url)).text()).toContain(`src="${HOST}/png"`);
  expect(images.requests).toEqual([]); // nobody waits for an image
  expect(await wordpress.php(`echo (bool) wp_next_scheduled( 'ws_widgets_images' );`)).toBe('1');
  const { copies, asked: fetched } = await keep();
  expect(copies).toHaveLength(5);
  expect(fetched).toEqual(['/png', '/away?to=jpeg', '/jpeg']);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  const cards = page.locator('ws-feed [part~=card]');
  await expect(cards).toHaveCount(2);
  for (const part of ['image', 'avatar']) {
    const image = cards.first().locator(`[part=${part}]`);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(cards.first().locator('[part=image]')).toHaveAttribute('srcset', /-1280\.png 1280w, .*-320\.png 320w$/);
  expect([...new Set(asked.map((one) => new URL(one).origin))]).toEqual([wordpress.url]);

  const plain = await openPlain(url);
  plain.on('request', (request) => asked.push(request.url()));
  await plain.reload();
  const printed = plain.locator('ws-feed img');
  for (const image of await printed.all()) await image.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.findLast((one) => one.endsWith('.jpeg'))).toContain('/uploads/ws-widgets/');
  expect([...new Set(asked.map((one) => new URL(one).origin))]).toEqual([wordpress.url]);
  const srcset =
    /-1280\.png 1280w, .*-960\.png 960w, .*-640\.png 640w, .*-320\.png 320w" sizes=".*" width="1280" height="800"/;
  expect(await printed.first().evaluate(({ outerHTML }) => outerHTML)).toMatch(srcset);
  await expect(printed.last()).toHaveAttribute('height', '64'); // as its metadata said, which is gone
  expect(await wordpress.php(`array_map( 'readfile', glob( ${FOLDER} . '*' ) );`)).not.toMatch(/Exif|GPS/);
});

test.afterEach(({ wordpress }) => expect(wordpress.complaints()).toEqual([]));

test('requests no private address, and keeps only images', async ({ publishImages, keep, images, wordpress }) => {
  const redirected = hostile.addresses.map((to) => `${HOST}/away?to=${encodeURIComponent(to)}`);
  const loop = `${HOST}/away?to=${encodeURIComponent('/away?to=away')}`;
  const all = [...REFUSED.map((path) => HOST + path), loop, ...hostile.addresses, ...redirected];
  const asked: string[] = [];
  const why: Record<string, string> = {};
  for (const some of [all.slice(0, 30), all.slice(30)]) {
    await fetch(await publishImages(some, { defaults: { hide: 'avatar' } }));
    const kept = await keep();
    expect(kept.copies).toEqual([]);
    asked.push(...kept.asked);
    Object.assign(why, kept.why);
  }
  expect(new Set(asked)).toEqual(new Set(images.requests));
  expect(images.requests.filter((path) => !path.startsWith('/away'))).toEqual(REFUSED);
  expect(why[`${HOST}/bomb`]).toBe('It has too many pixels: 30000 × 30000.');
  expect(why[`${HOST}/svg`]).toBe('It is not an image.');
  expect(await wordpress.php('echo wp_json_encode( WsWidgets\\health() );')).toContain('Kept images: 0.');
});

test('copies go with setting and plugin, and a day after their posts', async ({ publishImages, keep, wordpress }) => {
  const srcs = [`${HOST}/png`, `${HOST}/webp`];
  const url = await publishImages(srcs);
  await fetch(url);
  expect((await keep()).copies).toHaveLength(5);
  srcs.pop();
  await ageAnswers(wordpress);
  await fetch(url);
  await keep(`do_action( 'ws_widgets_renew' );`);
  expect((await keep()).copies).toHaveLength(5); // a page from a cache still names it
  const isLater = `
    $images = get_option( 'ws_widgets_images' );
    foreach ( $images as $key => $image ) {
      $images[ $key ]['gone'] = $image['gone'] ? time() - 2 * DAY_IN_SECONDS : 0;
    }
    update_option( 'ws_widgets_images', $images );`;
  expect((await keep(isLater)).copies).toHaveLength(4);

  expect((await keep(`update_option( 'ws_widgets', array() );`)).copies).toEqual([]);
  await fetch(await publishImages(srcs));
  expect((await keep()).copies).toHaveLength(4);
  const uninstall = `define( 'WP_UNINSTALL_PLUGIN', 'x' ); require WP_PLUGIN_DIR . '/ws-widgets/uninstall.php';`;
  expect(await wordpress.php(`$folder = ${FOLDER}; ${uninstall} var_export( is_dir( $folder ) );`)).toBe('false');
});

test('no image takes the site down', { tag: '@deep' }, async ({ publishImages, keep, wordpress }) => {
  await fetch(await publishImages([`${HOST}/endless`, `${HOST}/slow`, `${HOST}/gif`]));
  const started = Date.now();
  const { copies, asked } = await keep();
  expect(asked).toEqual(['/endless', '/png', '/slow', '/gif']);
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(copies).toHaveLength(5);
  const stored = await wordpress.php(`
    for ( $i = 0; $i < 3000; $i++ ) {
      $url = "https://127.0.0.1/$i" . str_repeat( 'x', 900 );
      WsWidgets\\kept_url( $url . str_repeat( 'x', 100 ), 960, 'https://a.example/' );
      WsWidgets\\queue_images( array( $url => 'https://a.example/' ) );
      WsWidgets\\keep_image( $url, md5( $i ) );
    }
    for ( $i = 0; $i < 30; $i++ ) {
      WsWidgets\\keep_image( 'https://127.0.0.1/0' . str_repeat( 'x', 900 ), md5( $i ) );
    }
    $images = get_option( 'ws_widgets_images' );
    $due = get_option( 'ws_widgets_images_due' );
    echo wp_json_encode( array( count( $images ), count( $due ), max( array_map( 'count', array_column( $images, 'in' ) ) ), strlen( serialize( $images ) ) < 2e6 ) );`);
  expect(JSON.parse(stored)).toEqual([1000, 300, 20, true]);
  // As if another event were at work.
  expect((await keep(`WsWidgets\\lock( 'ws_widgets_lock_images' );`)).asked).toEqual([]);
});
