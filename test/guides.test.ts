import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform as transformCss } from 'lightningcss';
import { parse } from 'parse5';
import { parseAst } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { makeFeed, readReleases } from '../scripts/guides/changes.ts';
import { anchorOf, readCodeBlocks, readGuides, readText } from '../scripts/docs/guides.ts';
import * as headless from '../src/headless.ts';
import * as server from '../src/server/index.ts';
import { TestService } from '../src/testing/index.ts';
import { CONTRACT } from './contract.ts';
import { useSandbox } from './demo/service/sandbox-client.ts';
import { runExample } from './support/run-example.ts';

const root = join(import.meta.dirname, '..');
const guides = Object.entries(readGuides());

/** The attributes in markup that our elements do not have. */
function findUnknown(html: string): string[] {
  return [...html.matchAll(/<(ws-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)/g)].flatMap(([, tag = '', written = '']) => {
    const names = [...written.matchAll(/([\w-]+)(?:="[^"]*")?/g)].map(([, name = '']) => name);
    const known = Object.keys(CONTRACT[tag]?.attributes ?? {});
    return names.filter((name) => !known.includes(name)).map((name) => `<${tag} ${name}>`);
  });
}

const scripts = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts);

/** The check for code blocks of each language, which throws at the first mistake. */
const CHECKS: Readonly<Record<string, (code: string) => void>> = {
  html: (code) => {
    const errors: string[] = [];
    parse(`<!doctype html><title>Example</title>${code}`, { onParseError: ({ code: error }) => errors.push(error) });
    expect([...errors, ...findUnknown(code)]).toEqual([]);
  },
  css: (code) => void transformCss({ filename: 'example.css', code: Buffer.from(code) }),
  js: (code) => void parseAst(code),
  tsx: (code) => void parseAst(code, { lang: 'tsx' }),
  json: (code) => void JSON.parse(code),
  sh: (code) => {
    const asked = [...code.matchAll(/^npm (?:run )?([\w:-]+)/gm)].map(([, name = '']) => name);
    expect(asked.filter((name) => name !== 'install' && !scripts.includes(name))).toEqual([]);
  },
  // Run by test/package, which installs PHP.
  php: () => undefined,
  // Shortcodes of WordPress, checked as the elements that they are named after.
  text: (code) =>
    expect(findUnknown(code.replace(/^\[(\w+)/gm, (_, name: string) => `<${name.replaceAll('_', '-')}`))).toEqual([]),
  // Shortcodes of Eleventy, with the attributes of an element in a string.
  liquid: (code) => {
    const toTag = (_: string, name: string, attributes: string): string => `<ws-${name.toLowerCase()} ${attributes}>`;
    expect(findUnknown(code.replace(/\{% ws(\w+) '(.*)' %\}/, toTag))).toEqual([]);
  },
  // The Content-Security-Policy, which test/e2e/engines sends, and the tree of folders, which test/layers.test.ts has.
  '': () => undefined,
};

test.each(readCodeBlocks().map((block, i) => ({ ...block, i })))(
  'block $i, $language of $file, is correct',
  ({ language, code }) => (CHECKS[language] ?? expect.fail(`There is no check for ${language}.`))(code),
);

const MODULES = { 'ws-widgets/headless': headless, 'ws-widgets/server': server };
const SANDBOX_URL = 'http://127.0.0.1:4801';
/** The guides for programs. Their examples are run with the posts of the test service, or in the sandbox. */
const RUN = ['docs/headless.md', 'docs/links.md', 'docs/search-engines.md', 'docs/sandbox.md'];

const examples = readCodeBlocks().filter(
  ({ file, language, code }) => RUN.includes(file) && language === 'js' && !code.includes('document.'), // see test/e2e/guides.test.ts
);

describe('an example for programs', () => {
  const sandbox = useSandbox();
  test.each(examples.map((example, i) => ({ ...example, i })))('$i of $file prints what it says', async ({ code }) => {
    const service = new TestService({ baseUrl: 'https://api.example', now: new Date('2026-03-01T12:00:00Z') });
    if (!code.includes(SANDBOX_URL)) vi.stubGlobal('fetch', service.fetch);
    const { printed, said } = await runExample(code.replaceAll(SANDBOX_URL, sandbox().url), MODULES);
    expect(said.length).toBeGreaterThan(0);
    expect(printed).toEqual(said);
  });

  test('is in each of the guides', () => {
    expect(RUN.filter((guide) => !examples.some(({ file }) => file === guide))).toEqual([]);
  });
});

const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => anchorOf(words));

describe.each(guides)('%s', (file, text) => {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);

  test('has one title, and leads to files and headings that exist, or to other sites by https', () => {
    const named =
      text.match(/(?<=`)(?:src|test|scripts|demo|bench|docs|conformance|integrations)\/[\w./-]+(?=`)/g) ?? [];
    expect(named.filter((file) => !file.includes('ws-thing') && !existsSync(join(root, file)))).toEqual([]);
    expect(prose.match(/^# /gm)).toHaveLength(1);
    const broken = links.filter((href) => {
      if (href.startsWith('https://')) return !URL.canParse(href);
      const [path = '', anchor] = href.split('#');
      const target = path ? join(dirname(file), path) : file;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsIn(readText(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('a feed tells of each release and each that was withdrawn, whose days the changelog has to say', () => {
  expect(() => readReleases('## 9.0.0\n\nNew.\n')).toThrow(/Released on/);
  expect(readReleases(readText('CHANGELOG.md')).length).toBeGreaterThan(0);
  const feed = makeFeed('# ws\n\n## 9.0.0\n\nReleased on 2026-01-30.\n\nWithdrawn on 2026-01-31: <b> ]]> harms.\n');
  expect([...feed.matchAll(/<title>ws-widgets (.*?)<\/title><updated>(.*?)T/g)].map(([, ...words]) => words)).toEqual([
    ['9.0.0 is withdrawn', '2026-01-31'],
    ['9.0.0', '2026-01-30'],
  ]);
});

test('every guide can be found from the README, or from what tells how it is built', () => {
  const decisions = readText('docs/architecture.md').replaceAll('](decisions/', '](docs/decisions/');
  const found = readText('README.md') + decisions;
  const hidden = guides.map(([file]) => file).filter((file) => file !== 'README.md' && !found.includes(`](${file})`));
  expect(hidden).toEqual([]);
});
