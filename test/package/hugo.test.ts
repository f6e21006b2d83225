import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { breakDelimiters } from '../../src/content/text/break-delimiters.ts';
import { closedAfter } from '../support/closed-after.ts';
import { type Pictures, servePictures } from '../support/pictures.ts';
import { serve, type Served } from '../support/serve.ts';
import { expect, newFolder, test as base } from './fixtures.ts';
import { ANSWERS, POSTINGS, postingsIn, tagsOf } from '../conformance/structured-data.ts';
import hugoAnswers from './hugo-answers.json' with { type: 'json' };
import { buildHugo } from './hugo-site.ts';

const configurationOf = (serviceUrl: string): string => `theme = ['ws-widgets']
[params.wsWidgets]
scriptUrl = '/dist/ws-widgets.js'
baseUrl = '${serviceUrl}'
[params.wsWidgets.defaults]
page-size = 3
limit = 3`;

interface Built {
  readonly html: string;
  /** The warnings and errors of Hugo, one line each. */
  readonly warnings: readonly string[];
  readonly folder: string;
}

interface Fixtures {
  /** Builds a site of one page with the module, and with this text in its content and its layout. It must succeed. */
  buildSite(content: string, serviceUrl: string, layout?: string, configuration?: string, env?: string): Promise<Built>;
  /** A service whose answer for each workspace is in `answers`. */
  answerBy(answers: Readonly<Record<string, string>>): Promise<Served>;
  /** A server for https://pictures.example, used by programs that are started with its `env`. */
  pictures: Pictures;
}

const test = base.extend<Fixtures>({
  buildSite: async ({}, use) => {
    const folder = newFolder();
    await use(async (content, serviceUrl, layout = '', configuration = configurationOf(serviceUrl), env = 'env') => {
      const head = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>';
      const files = {
        'config.toml': `disableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n${configuration}`,
        'layouts/index.html': `${head}{{ .Content }}${layout}`,
        // Without front matter, Hugo would read a brace at the beginning as its start.
        'content/_index.md': `---\ntitle: News\n---\n${content}`,
      };
      const warnings = (await buildHugo(folder, files, env)).split('\n').filter((line) => /^(WARN|ERROR)/.test(line));
      const html = readFileSync(join(folder, 'public/index.html'), 'utf8');
      return { html, warnings, folder: join(folder, 'public') };
    });
    rmSync(folder, { recursive: true });
  },
  answerBy: async ({}, use) => {
    const started: Served[] = [];
    await use(async (answers) => {
      const served = await serve(({ url = '' }, response) => {
        const id = decodeURIComponent(/^\/(?:feeds|integration\/embedded)\/([^/?]+)/.exec(url)?.[1] ?? '');
        const type = answers[id]?.startsWith('<') ? 'text/html' : 'application/json';
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(answers[id] ?? '[]');
      });
      started.push(served);
      return served;
    });
    for (const { close } of started) await close();
  },
  pictures: closedAfter(servePictures),
});

test('hostile posts come out as text, and nothing of them runs', async ({ page, site, buildSite, answerBy }) => {
  const { hostile, others } = hugoAnswers;
  const items = hostile.map((words, i) => ({ title: words, postText: words, feedName: words, ...others[i % 3] }));
  const { url } = await answerBy({ a: JSON.stringify({ items }) });
  const content = '{{< ws-feed feed-id="a" page-size="30" loading="eager" script-url="x" limit="3" >}}';
  const minified = await buildSite(content, url, '', configurationOf(url), 'env HUGO_MINIFY_MINIFYOUTPUT=true');
  expect(minified.html).not.toMatch(/HAHAHUGO|__h/);
  const { html, warnings } = await buildSite(content, url);
  expect(warnings).toEqual(['limit', 'script-url'].map((name) => expect.stringContaining(`"${name}"`)));
  site.setPage(html.replace(/<script type="module".*?<\/script>/, ''));
  await page.goto(site.url);
  const { words, tags, hosts } = await page.locator('ws-feed').evaluate((feed) => ({
    words: [...feed.querySelectorAll('article')].map((article) => article.querySelector('strong')?.textContent),
    tags: [...feed.querySelectorAll('article *')].map(({ localName }) => localName),
    hosts: [...feed.querySelectorAll('a')].map(({ host }) => host),
  }));
  const apart = (one: string) => one.replaceAll('HAHAHUGO', 'HAHAHUG\u2060O').replaceAll('__h', '_\u2060_h');
  expect(words).toEqual(hostile.map((one) => apart(breakDelimiters(one).replace('\u0000', '\ufffd'))));
  expect(new Set(tags)).toEqual(new Set(['p', 'bdi', 'strong', 'a']));
  expect(new Set(hosts)).toEqual(new Set(['x.example']));
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

const BROKEN: Readonly<Record<string, string>> = {
  ...hugoAnswers.broken,
  'nested-too-deep': `${'['.repeat(200)}${']'.repeat(200)}`,
  'ten-megabytes': JSON.stringify({ items: [{ title: 'x'.repeat(10_000_000) }] }),
};

test('an answer that cannot be read leaves one warning, and the browser asks', async ({ buildSite, answerBy }) => {
  const { url } = await answerBy(BROKEN);
  const names = Object.keys(BROKEN);
  const { html, warnings } = await buildSite(names.map((id) => `{{< ws-feed feed-id="${id}" >}}\n`).join('\n'), url);
  const warned = (name: string) => warnings.filter((line) => line.includes(`/feeds/${name}/`));
  for (const name of names) expect.soft(warned(name), name).toHaveLength(1);
  expect(html.match(/<ws-feed /g)).toHaveLength(names.length);
  expect(html).not.toContain('<article>');
});

test('what is held back is not printed, and what was cut says so', async ({ buildSite, answerBy }) => {
  const a = `{"items":[{"postId":"one","title":"Kept","mediaImageUrls":["https://example.com/1"],"postUrl":"https://example.com/","postText":"${'x\\n'.repeat(4999)}"},{"postId":"two","title":"Hidden"}]}`;
  const { url, requests } = await answerBy({ a });
  const german = `languageCode = 'de_AT'\n${configurationOf(url)}`;
  const build = async (attribute: string) =>
    (await buildSite(`{{< ws-feed feed-id="a" ${attribute} >}}`, url, '', german)).html;
  for (const holding of ['consent="CLICK"', 'consent="clikc"', 'consent=""', 'api-key="secret"', 'include="x"'])
    expect.soft(await build(holding), holding).not.toContain('Kept');
  expect(requests).toEqual([]);
  expect(await build('images=""')).not.toContain('https://example.com/1');
  const hiding = await build('hide-posts="two" hide="link" alt-texts=`{"one":["A <loaf>"],"two":1}`');
  expect(hiding).toContain('https://example.com/1" alt="A &lt;loaf&gt;"');
  expect(hiding.match(/>x…?</g)).toEqual([...Array(499).fill('>x<'), '>x…<']);
  const link = 'href="https://example.com/" rel="noopener" target=';
  expect(hiding).toContain(`${link}"_blank" aria-description="wird in einem neuen Tab geöffnet">`);
  expect(await build('hide-posts="two" hide="link" target="_self"')).toContain(`${link}"_self">`);
  expect(hiding).not.toContain('Hidden');
  expect((await build('page-size="1" pin="two"')).match(/Kept|Hidden/)?.[0]).toBe('Hidden');
});

test('structured data is what the conformance file says, unless it is turned off', async ({ buildSite, answerBy }) => {
  const { url } = await answerBy(ANSWERS);
  const content = tagsOf('{{< ws-public-posts', '>}}');
  expect(postingsIn((await buildSite(content, url)).html)).toEqual(POSTINGS);
  const off = configurationOf(url).replace('scriptUrl', 'structuredData = false\nscriptUrl');
  expect((await buildSite(content, url, '', off)).html).not.toContain('ld+json');
});

test('posts are there without a script, and elements go on from there', async ({ page, site, service, buildSite }) => {
  const { html, warnings } = await buildSite(
    '# News\n\n{{< ws-feed feed-id="bakery" heading="Bread & \\"rolls\\" <b>" >}}\n\n{{< ws-embed embed-id="town" org="valley" >}}\n',
    service.url,
    '<footer>{{ partial "ws-public-posts.html" (dict "feed-id" (slice "club") "limit" 2 "messages" (dict "link" "More")) }}</footer>',
  );
  expect(warnings).toEqual([]);
  site.setPage(html.replaceAll(/<script type="module".*?<\/script>/g, ''));
  await page.goto(site.url);
  await expect(page.locator('ws-feed > article')).toHaveCount(3);
  await expect(page.locator('ws-embed > article')).toHaveCount(3);
  await expect(page.locator('body > footer ws-public-posts > article')).toHaveCount(2);
  await expect(page.getByText('The first rye of the week').first()).toBeVisible();
  await expect(page.locator('ws-feed a').first()).toHaveAccessibleDescription('opens in a new tab');

  service.clearRequests();
  site.setPage(html);
  await page.goto(site.url);
  await expect(page.locator('ws-feed [part=card]')).toHaveCount(3);
  await expect(page.locator('ws-feed [part=heading]')).toHaveText('Bread & "rolls" <b>');
  await expect(page.locator('ws-feed > article').first()).toBeHidden();
  await page.locator('body > footer').scrollIntoViewIfNeeded();
  await expect(page.locator('body > footer [part=card]')).toHaveCount(2);
  await expect(page.locator('body > footer [part=link]').first()).toHaveAccessibleName(/More/);
});

test('images that are kept come from the site alone', async ({ page, site, buildSite, answerBy, pictures }) => {
  const { kept, refused } = hugoAnswers.images;
  const { url, requests } = await answerBy({ a: JSON.stringify(kept), b: JSON.stringify(refused) });
  const configuration = `baseURL = '${site.url}'\n${configurationOf(url.replace('http', 'HTTP')).replace('scriptUrl', 'keepImages = true\nscriptUrl')}`;
  const tag = (id: string) =>
    `{{< ws-feed feed-id="${id}" hide-posts="hidden" loading="eager" field-map=\`{"media":"content.media"}\` >}}`;
  await buildSite(tag('a').replace('hide-', 'hide="image avatar" hide-'), url, '', configuration, pictures.env);
  expect(pictures.requests).toEqual([]);
  const refusing = await buildSite(tag('b'), url, '', configuration, pictures.env);
  expect(refusing.warnings).toEqual([expect.stringContaining('images keep their own addresses, such as')]);
  expect(refusing.html.match(/<img src="https?:\/\/(?!127\.0\.0\.1:)/g)?.length).toBeGreaterThan(24);
  expect(readdirSync(refusing.folder)).toEqual(['index.html']);

  const { html, warnings, folder } = await buildSite(tag('a'), url, '', configuration, pictures.env);
  expect(warnings).toEqual([]);
  expect(html).toMatch(
    / srcset="[^"]* 320w, [^"]* 640w, [^"]* 960w, [^"]* 1280w" sizes="[^"]*" width="1280" height="800"/,
  );
  expect(html).not.toContain('pictures.example');
  expect(pictures.requests).not.toContain('/hidden.png');
  const copies = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(copies).toHaveLength(12);
  expect(copies.filter((bytes) => /GPS|alert/.test(bytes))).toEqual([]);
  await page.route('**/*_hu*', (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const before = requests.length;
  for (const shown of [html, html.replaceAll(/<script type="module".*?<\/script>/g, '')]) {
    site.setPage(shown);
    await page.goto(site.url);
    const image = page.locator(shown === html ? 'ws-feed [part=image]' : 'ws-feed img').first();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  expect(new Set(asked)).toEqual(new Set([new URL(site.url).origin]));
  expect(requests).toHaveLength(before);
});
