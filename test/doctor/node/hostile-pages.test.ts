import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { report, type Report } from '../../../src/doctor/node/report.ts';
import { mayReach } from '../../../src/doctor/node/ask.ts';
import { type Zone, zoneOf } from '../../../src/node/request.ts';
import { fc, holds } from '../../support/property.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { serving } from './serving.ts';
import pieces from './hostile-pieces.json' with { type: 'json' };
import zones from './zones.json' with { type: 'json' };

const doctor = (page: string, { json = false } = {}): Promise<Report> =>
  report({ page, url: undefined, json, timeoutMs: 60_000 });

function writePage(markup: string): string {
  const file = join(temporaryFolder(), 'page.html');
  writeFileSync(file, markup);
  return file;
}

/** `count` elements, each with another service. */
const feeds = (count: number, base: string): string =>
  Array.from({ length: count }, (_, i) => `<ws-feed feed-id="f${i}" base-url="${base}/${i}"></ws-feed>`).join('');

const bomb = gzipSync(Buffer.alloc(100e6));
const imports = Array.from({ length: 9999 }, (_, i) => `import("./core-${10_000_000 + i}.js");`).join('');
const posts = Array.from({ length: 30 }, () => ({ text: '<img alt="a.jpg" src=x>'.repeat(5000), media: '/a.jpg' }));

/** Answers of a hostile host. */
const HARM = {
  bomb: (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  endless: (_, response) => {
    const write = (): void => {
      while (!response.destroyed && response.write('<p>'.repeat(9000)));
    };
    response.on('drain', write);
    write();
  },
  brackets: (_, response) => response.end('['.repeat(3.9e6)),
  again: ({ url }, response) => response.writeHead(302, { location: `${url}/` }).end(),
  imports: (_, response) => response.end(imports),
  posts: (_, response) => response.end(JSON.stringify(posts)),
  picture: (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<p>'),
  silent: () => {},
} satisfies Record<string, RequestListener>;

describe('the doctor', () => {
  test.each<[page: string, answer: RequestListener, why: string]>([
    ['never ends', HARM.endless, 'is larger than 4 MB'],
    ['grows when it is unpacked', HARM.bomb, 'is larger than 4 MB'],
    ['is a picture', HARM.picture, 'is not HTML: its content type is "image/png".'],
  ])('gives up a page that %s, and says why', async (_, answer, why) => {
    await expect(doctor((await serving(answer)).url)).rejects.toThrow(why);
  });

  test('sends forty requests for a page that names thousands, six at once, and says that there are more', async () => {
    let under = 0;
    let most = 0;
    const site = await serving((request, response) => {
      most = Math.max(most, ++under);
      response.on('close', () => under--);
      setImmediate(() => response.end(request.url === '/' ? feeds(3000, `http://${request.headers.host}`) : '[]'));
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
    expect(printed).toContain("169.254.169.254 is not public, and not in the page's network");
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
      const { href } = pathToFileURL(path);
      const { printed } = await doctor(writePage(`<script src="${href}" data-base-url="/"></script>`));
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
});

describe('the command', () => {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/doctor');
  const command = join(folder, 'run.js');
  beforeAll(async () => {
    const lib = { entry: 'src/doctor/node/main.ts', formats: ['es' as const], fileName: 'command' };
    const rolldownOptions = { external: [/^node:/], output: { codeSplitting: false } };
    await build({ configFile: false, logLevel: 'error', build: { outDir: folder, lib, rolldownOptions } });
    writeFileSync(
      command,
      // On Linux, maxRSS includes the memory of the process that started this one, and so of the tests before.
      `import { existsSync, readFileSync } from 'node:fs';
      import { main } from './command.js';
      const status = await main(process.argv.slice(2));
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      const own = existsSync('/proc/self/status') && /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
      const tookMB = Number(own || maxRSS) / 1000;
      console.log(JSON.stringify({ status, tookS: (userCPUTime + systemCPUTime) / 1e6, tookMB }));`,
    );
  });

  /** Runs the doctor in its own process: returns its output, its status, and the time and memory that it took. */
  async function run(...args: string[]) {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, 'doctor', ...args]);
    const [, printed = '', took = ''] = /^(.*?)([^\n]*)\n$/s.exec(stdout) ?? [];
    return { printed: printed + stderr, ...(JSON.parse(took) as Record<'status' | 'tookS' | 'tookMB', number>) };
  }

  test('is ended when its time or its memory is over, whatever it is at', async () => {
    const attributes = Array.from({ length: 400_000 }, (_, i) => i.toString(36)).join(' a');
    expect((await run(writePage(`<b ${attributes}>`), '--timeout', '900')).printed).toContain('longer than 900 ms');
    const { status, printed } = await run(writePage('<!---->'.repeat(560_000)), '--timeout', '60000');
    expect([status, printed]).toEqual([2, expect.stringContaining('too much memory')]);
  });

  /** Expects bounds on what the doctor needs for a page of a hostile host. */
  async function expectBounded(markup: string, policy = ''): Promise<void> {
    const host = await serve((request, response) => {
      const [, harm] = /^\/([a-z]+)/.exec(request.url ?? '') ?? [];
      if (harm && Object.hasOwn(HARM, harm)) HARM[harm as keyof typeof HARM](request, response);
      else response.setHeader('content-security-policy', policy).end(markup);
    });
    const { printed, tookS, tookMB } = await run(host.url).finally(host.close);
    expect(printed.length).toBeLessThan(200_000);
    expect(host.requests.length).toBeLessThanOrEqual(40);
    expect(tookMB).toBeLessThan(256);
    expect(tookS).toBeLessThan(10);
  }

  test('takes 10 s of a processor and 256 MB at most for answers of brackets alone', async () => {
    await expectBounded(feeds(12, '/brackets'));
    const { url } = await serving(HARM.brackets);
    expect((await doctor(writePage(feeds(1, url)))).printed).toContain('WS-208');
  });

  const anyMarkup = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 0, max: 18 })), { minLength: 1, maxLength: 6 })
    .map((all) => {
      const parts = all.flatMap(([piece, n]) =>
        Array.from({ length: 2 ** n }, (_, i) => piece.replaceAll('#', `${i}`)),
      );
      return parts.join('').slice(0, 4e6);
    });
  const anyPolicy = fc.nat(500).map((n) => 'https://a.example '.repeat(n));

  test('takes no more for any page', { tags: ['deep'] }, () =>
    holds(fc.asyncProperty(anyMarkup, anyPolicy, expectBounded), 15),
  );
});
