import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { STORIES } from '../demo/setting/stories/stories.ts';
import { type LocalService, startService } from '../demo/service/start-service.ts';
import { workspaces } from '../demo/service/posts/workspaces.ts';
import { FEED, makeFeed } from './guides/changes.ts';
import { GUIDE_PAGES } from './guides-module.ts';
import { asking } from './serve-demo.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** The folder of the recorded files, beside the pages. */
const RECORDS = 'recorded';

const PAGES_OF_POSTS = [0, 30, 60, 90, 100];

/** Tells the pages where the records are. Without this, they look for none. */
const withRecords: Plugin = {
  name: 'records',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'ws-records', content: `./${RECORDS}` }, injectTo: 'head' }],
};

/** All workspaces whose posts show pictures: those that look real, and those of the stories. Trouble shows those of `made-…`. */
function feedIds(): Set<string> {
  const settings = STORIES.flatMap(({ stories }) => stories.map(({ setting }) => setting));
  const named = settings.flatMap(({ attributes }) => attributes['feed-id']?.match(/\S+/g) ?? []);
  const sound = named.filter((id) => !id.startsWith('trouble-'));
  return new Set([...workspaces.map(({ id }) => id), ...sound, 'made-1']);
}

/** The images and pages that the posts of a workspace name, as paths. */
async function pathsOf(service: LocalService, id: string): Promise<string[]> {
  const named = new RegExp(`"${service.url}(/(?:pictures|p)/[^"]+)"`, 'g');
  const paths: string[] = [];
  for (const offset of PAGES_OF_POSTS) {
    const answer = await fetch(`${service.url}/feeds/${encodeURIComponent(id)}/posts?$offset=${offset}&$limit=30`);
    for (const [, path = ''] of (await answer.text()).matchAll(named)) paths.push(path);
  }
  return paths;
}

/** Records what posts show and link to: their images, and their pages. */
async function record(folder: string): Promise<void> {
  const service = await startService();
  const paths = new Set<string>();
  for (const id of feedIds()) for (const path of await pathsOf(service, id)) paths.add(path);
  for (const path of paths) {
    const response = await fetch(service.url + path);
    if (!response.ok) continue; // missing images are missing on purpose
    const isPage = path.startsWith('/p/');
    const file = join(folder, isPage ? `${path}/index.html` : path);
    const bytes = Buffer.from(await response.arrayBuffer());
    mkdirSync(dirname(file), { recursive: true });
    // The page of a post is three folders below that of the records.
    writeFileSync(file, isPage ? bytes.toString().replaceAll(`${service.url}/`, '../../../') : bytes);
  }
  await service.close();
}

export interface SiteOptions {
  readonly outDir: string;
  /** The service that is used unless the visitor names another; if it does not answer, the records are shown. */
  readonly serviceUrl: string;
}

/** Builds the studio and the guides as a static site for any folder of any host, with the files that it hands out. */
export async function buildDemo({ outDir, serviceUrl }: SiteOptions): Promise<void> {
  if (!existsSync(join(dist, 'integrity.json')))
    throw new Error('`npm run build` comes first: the studio hands out dist.');
  const demo = join(root, 'demo');
  await build({
    configFile: join(root, 'vite.demo.config.ts'),
    logLevel: 'warn',
    base: './',
    plugins: [asking(serviceUrl), withRecords],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: [...['index', 'stage', 'stress', 'translate'].map((name) => join(demo, `${name}.html`)), ...GUIDE_PAGES],
      },
    },
  });
  // Without the modules for npm and the types for frameworks: people get those by npm.
  cpSync(dist, join(outDir, `ws-widgets@${packageJson.version}`), {
    recursive: true,
    filter: (path) => !/^(?:npm|types)(?:\/|$)/.test(path.slice(dist.length + 1)),
  });
  writeFileSync(join(outDir, 'guides', FEED), makeFeed());
  await record(join(outDir, RECORDS));
}
