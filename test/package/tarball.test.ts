import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import forms from './expected-files.json' with { type: 'json' };
import { expect, newFolder, test } from './fixtures.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'dist/npm');

/** The only files that may be in the package. */
const EXPECTED = forms.map((form) => new RegExp(form));

test('holds the files of a release, each once, and no other', ({ tarball: { files } }) => {
  expect(files.filter((file) => !EXPECTED.some((form) => form.test(file)))).toEqual([]);
  const needed = 'README.md LICENSE SECURITY.md CHANGELOG.md llms.txt llms-full.txt dist/integrity.json';
  const { customElements, unpkg, jsdelivr, 'web-types': types } = packageJson; // publint looks for `exports`
  const named = [customElements, unpkg, jsdelivr, types].map((path) => path.replace('./', ''));
  expect(files).toEqual(expect.arrayContaining([...needed.split(' '), ...named]));
  const hashed = JSON.parse(readFileSync(join(root, 'dist/integrity.json'), 'utf8')) as Record<string, string>;
  const built = files.filter((file) => file.startsWith('dist/') && file !== 'dist/integrity.json');
  const expected = Object.keys(hashed).map((file) => `dist/${file}`);
  expect(built.sort()).toEqual(expected.sort());
});

/** Files that guides link to, but that a project with the package does not need: they are only in the sources. */
const IN_SOURCES = /^(CONTRIBUTING\.md|docs\/(feed|studio-[\w-]+|decisions\/default-look-\d+)\.png)$/;

test('holds the guides, and they lead to files of it, or to what is in the sources alone', ({ tarball: { files } }) => {
  const guides = files.filter((file) => file.endsWith('.md'));
  expect(guides.filter((file) => file.startsWith('docs/')).length).toBeGreaterThan(25);
  const led = guides.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
    const links = [...text.matchAll(/\]\((?!https:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
    return links.map((path) => posix.join(posix.dirname(file), path));
  });
  const isThere = (path: string): boolean => files.some((file) => file === path || file.startsWith(`${path}/`));
  expect(led.length).toBeGreaterThan(100);
  expect(led.filter((path) => !isThere(path) && !IN_SOURCES.test(path))).toEqual([]);
});

test('its sandbox starts in a folder that has nothing installed', async ({ tarball: { path } }) => {
  const folder = newFolder();
  await run(folder, `tar xf ${path}`);
  const sandbox = spawn(process.execPath, ['package/bin/ws-widgets.js', 'sandbox', '--port', '0'], { cwd: folder });
  const [printed] = (await once(sandbox.stdout, 'data')) as [Buffer];
  const url = /http\S+/.exec(String(printed))?.[0] ?? '';
  expect(await (await fetch(`${url}/feeds/bakery/posts`)).json()).toHaveProperty('items.0.text');
  sandbox.kill();
  await once(sandbox, 'exit');
  rmSync(folder, { recursive: true });
});

test('its modules import what they depend on, and hold none of it', () => {
  const paths = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  const code = paths.map((path) => readFileSync(join(modules, path), 'utf8')).join('\n');
  const imported = [...code.matchAll(/(?:from|import)\s*\(?\s*["'](?!node:)((?:@[^/"']+\/)?[^."'/][^"'/]*)/g)];
  const { dependencies, peerDependencies } = packageJson;
  expect(new Set(imported.map(([, name]) => name))).toEqual(
    new Set(Object.keys({ ...dependencies, ...peerDependencies })),
  );
});

test('publint finds nothing', async ({ tarball: { path } }) => {
  expect(await run(root, `npx publint run --strict ${path}`)).toContain('All good!');
});

test('each file that a page loads asks for nothing but files beside it, and for nothing of Node', ({
  tarball: { files },
}) => {
  const loaded = files.filter((file) => /^dist\/[^/]+\.(js|css|html)$/.test(file) || file.startsWith('dist/themes/'));
  expect(loaded.length).toBeGreaterThan(40);
  const asked = loaded.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const forms = [
      /\b(?:from|import)\s*\(?\s*(["'`])(?<url>[^"'`]+)\1/g, // static and dynamic imports
      /@import\s+(?:url\()?(["'])(?<url>[^"']+)\1/g,
      /<(?:script|link|img)\b[^>]*?\s(?:src|href)=(["'])(?<url>[^"']+)\1/g,
    ];
    return forms.flatMap((form) =>
      [...text.matchAll(form)].map(({ groups }) => ({ file, url: groups?.['url'] ?? '' })),
    );
  });
  expect(asked.length).toBeGreaterThan(40);
  // This URL is in a line that the doctor tells people to paste: it is never requested.
  const own = asked.filter(({ url }) => !url.startsWith('https://cdn.example/'));
  expect(own.filter(({ url }) => !/^\.\/[\w.-]+$/.test(url) || !files.includes(`dist/${url.slice(2)}`))).toEqual([]);
  const ofNode = /\b(?:process\.env|require\(|__dirname)/;
  expect(loaded.filter((file) => ofNode.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

// The package is only ESM: a CommonJS program loads it by import(), or by require() in the supported versions of Node.
test('types are found and right for bundlers and for ESM in Node', async ({ tarball: { path } }) => {
  await run(root, `npx attw ${path} --profile esm-only --exclude-entrypoints ws-widgets.css frame.html --no-color`);
});
