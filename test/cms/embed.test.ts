import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';

const BIN = join(import.meta.dirname, '../../bin/ws-widgets-edge.js');
const HEIGHT_MAX = 1000; // WordPress's limit for embeds that it does not trust

/** WordPress sends no request to its own machine unless a site allows that. */
const ANY_HOST = `<?php
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', function () { return range( 1, 65535 ); } );
`;

const test = base.extend<{ edge: string }>({
  // An edge for all that the local service has.
  edge: async ({ service, wordpress }, use) => {
    const folder = join(wordpress.plugin, '../../mu-plugins');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'any-host.php'), ANY_HOST);
    const running = spawn(process.execPath, [BIN, '--base-url', service.url, '--port', '0']);
    const url = await new Promise<string>((resolve, reject) => {
      running.stdout.on('data', (said) => {
        const [found] = /(?<= at )http:\/\/[\w.:]+\d/.exec(String(said)) ?? [];
        if (found) resolve(found);
      });
      running.once('exit', () => reject(new Error('The edge ended.')));
    });
    await use(url);
    running.kill();
    rmSync(join(folder, 'any-host.php'));
  },
});

const contentOf = (url: string): string =>
  `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure><!-- /wp:embed -->`;

test('a frame of the edge of the settings has its whole height, and its links open', async ({ show, page, edge }) => {
  await show(contentOf(`${edge}/frame?feed-id=club&limit=9`), { edge_url: edge });
  const iframe = page.locator('.wp-block-embed iframe');
  await expect.poll(() => iframe.evaluate((it) => it.clientHeight)).toBeGreaterThan(HEIGHT_MAX);
  const opened = page.waitForEvent('popup');
  await iframe.contentFrame().locator('article a[target=_blank]').last().click();
  expect((await opened).url()).toContain('/p/club/');
});
