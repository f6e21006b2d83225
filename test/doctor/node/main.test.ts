import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../../src/base/finding.ts';
import { main } from '../../../src/doctor/node/main.ts';
import { report } from '../../../src/doctor/node/report.ts';
import { runScript } from '../../support/run-script.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { serving } from './serving.ts';
import encodings from './encodings.json' with { type: 'json' };
import wrong from './wrong.json' with { type: 'json' };

afterEach(() => vi.restoreAllMocks());

const asHtml = { 'content-type': 'text/html' };
/** With a byte order mark, which is no part of its text. */
const SCRIPT = '\uFEFFimport("./é.js");';
const asScript = { 'content-type': 'text/javascript' };

/** A host of files and posts. If `isOpen`, pages of other origins may read them. */
const host = async (isOpen: boolean, items: readonly object[] = []): Promise<string> => {
  const { url } = await serving((request, response) => {
    const allowed = isOpen ? { 'access-control-allow-origin': request.headers.origin ?? '' } : {};
    if (request.url?.startsWith('/ws-widgets.js')) response.writeHead(200, { ...asScript, ...allowed }).end(SCRIPT);
    else if (request.url?.startsWith('/feeds/abc/')) response.writeHead(200, allowed).end(JSON.stringify({ items }));
    else response.writeHead(404).end();
  });
  return url;
};

const pageOf = (base: string, feedId = 'abc'): string =>
  `<!doctype html><html lang="en"><script type="module" src="${base}/ws-widgets.js" data-base-url="${base}"></script>
<ws-feed feed-id="${feedId}"></ws-feed></html>`;

/** Runs the command; returns its output and its status. */
async function runCommand(...args: string[]): Promise<{ status: number; printed: string }> {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));
  return { status: await main(args, report), printed: lines.join('\n') };
}

const run = (...args: string[]) => runCommand('doctor', ...args);

async function findingsOf(...args: string[]): Promise<Finding[]> {
  const { printed } = await run(...args, '--json');
  return (JSON.parse(printed) as { findings: Finding[] }).findings;
}

describe('ws-widgets doctor', () => {
  test('tells of a host that lets no other page read it, and what to send', async () => {
    const base = await host(false);
    const { url: site } = await serving((_, response) => response.writeHead(200, asHtml).end(pageOf(base)));
    const findings = await findingsOf(site);
    expect(findings.map(({ code }) => code)).toEqual(['WS-601', 'WS-205']);
    expect(findings.map(({ header }) => header?.line)).toEqual(Array(2).fill('Access-Control-Allow-Origin: *'));
  });

  test('reads the policy that is sent with a page, and follows redirects to where the page is', async () => {
    const base = await host(true);
    const policy = { ...asHtml, 'content-security-policy': `script-src ${base}; connect-src 'self'` };
    const { url: site } = await serving((request, response) =>
      request.url === '/news/'
        ? response.writeHead(200, policy).end(pageOf(base))
        : response.writeHead(301, { location: '/news/' }).end(),
    );
    const { status, printed } = await run(`${site}/news`);
    const line = `Content-Security-Policy: script-src ${base}; connect-src 'self' ${base}`;
    for (const words of [`${site}/news/  WS-107`, `Send from ${site}/news/:\n\n    ${line}\n`, '\n1 finding;'])
      expect({ status, printed }).toEqual({ status: 1, printed: expect.stringContaining(words) });
  });

  test.each(encodings)('reads a page as browsers do: $what', async ({ headers, base64, pastes }) => {
    const { url } = await serving((_, response) => response.writeHead(200, headers).end(Buffer.from(base64, 'base64')));
    expect((await findingsOf(url)).map(({ paste }) => paste)).toContain(pastes);
  });

  test('finds nothing in a healthy page, and says what it looked at', async () => {
    const base = await host(true);
    const page = pageOf(base).replace(' src', ` integrity="sha256-${hash('sha256', SCRIPT, 'base64')}" src`);
    const { url: site } = await serving((_, response) => response.writeHead(200, asHtml).end(page));
    expect(await run(site)).toEqual({ status: 0, printed: 'Healthy. 1 element, 2 answers checked.' });
  });

  test('lists the posts that have images without alternative text', async () => {
    const media = (alt: string) => [{ type: 'image', src: 'https://a.example/IMG_1.jpg', alt }];
    const base = await host(true, [
      { text: '<p>Rye &amp; <b>wheat</b></p>', url: 'https://example.com/1', media: media('img_1') },
      { text: 'Spelt', media: media('A loaf') },
    ]);
    const { url: site } = await serving((_, response) => response.writeHead(200, asHtml).end(pageOf(base)));
    const cause = 'Images without alternative text are in: "Rye & wheat" (https://example.com/1).';
    expect(await findingsOf(site)).toMatchObject([{ code: 'WS-810', cause }]);
  });

  test('examines a file with the files beside it, and by --url as the page that it is to be', async () => {
    const [open, closed] = [await host(true), await host(false)];
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/ws-widgets.js'), 'import("./core-01234567.js");');
    const file = join(folder, 'page.html');
    writeFileSync(file, pageOf(open).replace(`src="${open}`, 'src="dist'));
    expect(await findingsOf(file)).toMatchObject([{ code: 'WS-602', cause: expect.stringContaining('/core-01') }]);
    writeFileSync(file, pageOf(closed));
    expect(await findingsOf(file)).toEqual([]);
    const findings = await findingsOf(file, '--url', 'https://a.example/');
    expect(findings.map(({ code }) => code)).toEqual(['WS-601', 'WS-205']);
  });

  test('reads no file for a page of the web, and gives a host up that does not answer', async () => {
    const { url: silent } = await serving(() => {});
    const markup = pageOf(silent).replace(`src="${silent}`, `src="file://${import.meta.dirname}`);
    const { url: site } = await serving((_, response) => response.writeHead(200, asHtml).end(markup));
    const causes = (await findingsOf(site, '--timeout', '200')).map(({ cause }) => cause);
    expect(causes).toHaveLength(2);
    expect(causes.join()).toMatch(/it is a file of this machine.*took too long/);
  });

  test.each(Object.entries(wrong))('ends with 2 for "%s", and says why', async (args, why) => {
    const { status, printed } = await runCommand(...args.split(' '));
    expect([status, printed]).toEqual([2, expect.stringContaining(`WS-809 ws-widgets: ${why}`)]);
  });

  test('helps, and the sandbox takes a port as an option alone', async () => {
    expect(await runCommand('-h')).toMatchObject({ status: 0, printed: expect.stringContaining('this text') });
    const refused = expect.stringContaining('"8080" means nothing here: a port is "--port');
    expect(await runScript('sandbox', 'sandbox', '8080')).toEqual([refused, 2]);
  });
});
