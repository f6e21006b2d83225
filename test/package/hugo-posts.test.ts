import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { which } from '../../scripts/which.mjs';
import { CASES, type PostData } from '../conformance/cases.ts';
import { expectPosts } from '../conformance/expect-posts.ts';
import { newFolder } from './fixtures.ts';
import { attempt } from './run.ts';

const MODULE = join(import.meta.dirname, '../../integrations/hugo');

const CONFIGURATION = `theme = ['ws-widgets']
disableKinds = ['page', 'section', 'taxonomy', 'term', 'RSS', 'sitemap']
[outputs]
home = ['JSON']
`;

/** Reads each case by the module's own partials, out of a list, as an answer of the service is one. */
const LAYOUT = `{{- $posts := slice -}}
{{- range $case := site.Data.cases -}}
  {{- $post := false -}}
  {{- with partial "ws-widgets/read-json.html" (printf "[%s]" .json) -}}
    {{- $post = partial "ws-widgets/post/read.html" (dict "item" (index . 0) "fieldMap" $case.fieldMap "feedId" $case.feedId) -}}
  {{- end -}}
  {{- $posts = $posts | append (dict "post" $post) -}}
{{- end -}}
{{- jsonify $posts -}}`;

/** Where nothing was found, a template has an empty text or a false. */
function asData(post: PostData | false): PostData | null {
  if (!post) return null;
  const { claps, publishedAt, action } = post;
  return { ...post, claps: claps === false ? null : claps, publishedAt: publishedAt || null, action: action || null };
}

/** What Hugo reads of these posts. */
async function readByHugo(
  cases: readonly Pick<(typeof CASES)[number], 'json' | 'fieldMap' | 'feedId'>[],
): Promise<(PostData | null)[]> {
  expect(which('hugo'), 'hugo is not on this machine: `node scripts/setup.mjs --cms` gets it.').not.toBe('');
  const folder = newFolder();
  cpSync(MODULE, join(folder, 'themes/ws-widgets'), { recursive: true });
  for (const name of ['data', 'layouts']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'config.toml'), CONFIGURATION);
  writeFileSync(join(folder, 'layouts/index.json'), LAYOUT);
  writeFileSync(join(folder, 'data/cases.json'), JSON.stringify(cases));
  const { ok, said } = await attempt(folder, 'hugo');
  expect(ok, said).toBe(true);
  const printed = JSON.parse(readFileSync(join(folder, 'public/index.json'), 'utf8')) as { post: PostData | false }[];
  rmSync(folder, { recursive: true });
  return printed.map(({ post }) => asData(post));
}

test('Hugo reads a post as the conformance files say', async () => expectPosts('hugo', await readByHugo(CASES)));

test('Hugo reads thirty posts of nothing but tags', async () => {
  const json = JSON.stringify({ text: '<a'.repeat(5000) });
  const posts = await readByHugo(Array.from({ length: 30 }, () => ({ json, fieldMap: {}, feedId: 'f' })));
  expect(posts.map((post) => post?.['text'])).toEqual(Array(30).fill('<a'.repeat(500)));
});
