import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type * as Command from '../../../src/doctor/node/main.ts';
import { report, type Report } from '../../../src/doctor/node/report.ts';
import { mayReach, type Zone, zoneOf } from '../../../src/doctor/node/ask.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import zones from './zones.json' with { type: 'json' };

async function serving(answer: RequestListener) {
  const served = await serve(answer);
  onTestFinished(() => served.close());
  return served;
}

const doctor = (page: string, { json = false } = {}): Promise<Report> =>
  report({ page, url: undefined, json, timeoutMs: 60_000 });

function writePage(markup: string): string {
  const file = join(temporaryFolder(), 'page.html');
  writeFileSync(file, markup);
  return file;
}

/** Elements of ours that name as many services. */
const feeds = (count: number, base: string): string =>
  Array.from({ length: count }, (_, i) => `<ws-feed feed-id="f${i}" base-url="${base}/${i}"></ws-feed>`).join('');

describe('the doctor', () => {
  const bomb = gzipSync(Buffer.alloc(100e6));
  const endless: RequestListener = (_, response) => {
    const write = (): void => {
      while (!response.destroyed && response.write('<p>'.repeat(9000)));
    };
    response.on('drain', write);
    write();
  };
  test.each<[page: string, answer: RequestListener]>([
    ['never ends', endless],
    ['grows when it is unpacked', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)],
  ])('receives no more than it reads of a page that %s', async (_, answer) => {
    await expect(doctor((await serving(answer)).url)).rejects.toThrow('is larger than 4 MB');
  });

  test('sends forty requests for a page that names thousands, six at once, and says that there are more', async () => {
    let under = 0;
    let most = 0;
    const site = await serving((request, response) => {
      most = Math.max(most, ++under);
      response.on('close', () => under--);
      const markup = request.url === '/' ? feeds(3000, `http://${request.headers.host}`) : '[]';
      setImmediate(() => response.end(markup));
    });
    const { printed } = await doctor(site.url);
    expect(site.requests).toHaveLength(40);
    expect(most).toBeLessThanOrEqual(6);
    expect(printed).toContain('2961 addresses more: not asked for.');
  });

  test('follows five redirects, and none out of the web', async () => {
    const site = await serving((_, response) => response.writeHead(302, { location: '/again' }).end());
    await expect(doctor(site.url)).rejects.toThrow('it redirects too often');
    expect(site.requests).toHaveLength(6);
    const other = await serving((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
    await expect(doctor(other.url)).rejects.toThrow('it redirects to no website');
  });

  test('reaches what is not on the web for a page alone that is there itself', async () => {
    const { printed } = await doctor(writePage(feeds(1, 'http://169.254.169.254')));
    expect(printed).toContain('169.254.169.254 is not on the web, and the page is not there');
    for (const [address, zone] of Object.entries(zones)) expect([address, zoneOf(address)]).toEqual([address, zone]);
    const reached = (from: Zone) => (['web', 'private', 'link', 'machine'] as const).filter((to) => mayReach(from, to));
    expect(reached('web')).toEqual(['web']);
    expect(reached('private')).toEqual(['web', 'private']);
    expect(reached('machine')).toEqual(['web', 'private', 'machine']);
  });

  test('reads files alone, whatever a page on this machine names', async () => {
    const pipe = join(temporaryFolder(), 'ws-widgets.js');
    execFileSync('mkfifo', [pipe]);
    for (const path of ['/dev/zero', pipe]) {
      const { printed } = await doctor(
        writePage(`<script src="${pathToFileURL(path).href}" data-base-url="/"></script>`),
      );
      expect(printed).toContain('does not answer: it is not a file');
    }
  });

  test('takes markup that multiplies for no page, and any depth for one', async () => {
    const multiplied = Array.from({ length: 500 }, (_, i) => `<b a${i}><p>`).join('');
    await expect(doctor(writePage(multiplied))).rejects.toThrow('more than 50000 elements');
    const deep = writePage(`<!doctype html>${'<i>'.repeat(40_000)}${feeds(1, 'http://169.254.169.254')}`);
    expect((await doctor(deep)).printed).toContain('WS-806');
  });

  test('hands no order of a page to a terminal, in either form, and no longer words than can be read', async () => {
    const order = '\u001b[2J \u009b31m \u202e\u2066\u061c\u2028 ';
    const long = `<ws-feed layout="${'x'.repeat(20_000)}"></ws-feed>`.repeat(60);
    const file = writePage(`<ws-feed title="${order}" data-x="${order}"></ws-feed>${long}`);
    for (const json of [false, true]) {
      const { printed } = await doctor(file, { json });
      expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028]/u);
      expect(printed).toContain(json ? '\\u009b' : '&#x009b;');
      expect(printed.length).toBeLessThan(200_000);
      if (json) expect(JSON.parse(printed)).toMatchObject({ findings: { length: 50 } });
    }
  });

  test('is ended when its time or its memory is over, whatever it is at', async () => {
    const folder = temporaryFolder();
    const root = join(import.meta.dirname, '../../..');
    const lib = { entry: join(root, 'src/doctor/node/main.ts'), formats: ['es' as const], fileName: 'command' };
    const rolldownOptions = { external: [/^node:/], output: { codeSplitting: false } };
    await build({ root, configFile: false, logLevel: 'error', build: { outDir: folder, lib, rolldownOptions } });
    const bundle = (await import(pathToFileURL(join(folder, 'command.js')).href)) as typeof Command;
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
    const attributes = Array.from({ length: 400_000 }, (_, i) => i.toString(36)).join(' a');
    expect(await bundle.main(['doctor', writePage(`<b ${attributes}>`), '--timeout', '900'])).toBe(2);
    expect(await bundle.main(['doctor', writePage('<!---->'.repeat(560_000)), '--timeout', '60000'])).toBe(2);
    const said = lines.mock.calls.map(([line]) => String(line));
    expect(said).toEqual([expect.stringContaining('longer than 900 ms'), expect.stringContaining('too much memory')]);
  });
});
