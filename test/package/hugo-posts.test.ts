import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import markup from '../../conformance/markup.json' with { type: 'json' };
import texts from '../../conformance/light-dom/texts.json' with { type: 'json' };
import urls from '../../conformance/light-dom/urls.json' with { type: 'json' };
import { CASES, type PostData } from '../conformance/cases.ts';
import { expectPosts } from '../conformance/expect-posts.ts';
import { newFolder } from './fixtures.ts';
import { buildHugo } from './hugo-site.ts';

const CONFIGURATION = `theme = ['ws-widgets']
disableKinds = ['page', 'section', 'taxonomy', 'term', 'RSS', 'sitemap']
[outputs]
home = ['JSON']
`;

/** Reads each case with the module's own partials, from a list, because the service answers with lists. */
const LAYOUT = `{{- $posts := slice -}}
{{- range $case := site.Data.cases -}}
  {{- $post := false -}}
  {{- with partial "ws-widgets/read-json.html" (printf "[%s]" .json) -}}
    {{- $post = partial "ws-widgets/post/read.html" (dict "item" (index . 0) "fieldMap" $case.fieldMap "feedId" $case.feedId) -}}
  {{- end -}}
  {{- $posts = $posts | append (dict "post" $post) -}}
{{- end -}}
{{- jsonify $posts -}}`;

/** A layout that makes the texts and URLs of `conformance/light-dom` inert. */
const LIGHT_DOM = `{{- $made := slice -}}
{{- range site.Data.cases -}}
  {{- $made = $made | append (cond (isset . "url") (partial "ws-widgets/inert-url.html" (.url | default "")) (partial "ws-widgets/inert.html" (.text | default ""))) -}}
{{- end -}}
{{- jsonify $made -}}`;

/** Builds a site with the module whose layout turns cases into JSON; returns that JSON. */
async function make<Made>(cases: unknown, layout: string): Promise<Made> {
  const folder = newFolder();
  const own = { 'layouts/index.json': layout, 'data/cases.json': JSON.stringify(cases) };
  await buildHugo(folder, { 'config.toml': CONFIGURATION, ...own });
  const made = JSON.parse(readFileSync(join(folder, 'public/index.json'), 'utf8')) as Made;
  rmSync(folder, { recursive: true });
  return made;
}

/** A post with null for what was not found, for which templates have an empty string or false. */
function asData(post: PostData | false): PostData | null {
  if (!post) return null;
  const { claps, publishedAt, action } = post;
  return { ...post, claps: claps === false ? null : claps, publishedAt: publishedAt || null, action: action || null };
}

/** The posts that Hugo reads from these cases. */
async function readByHugo(
  cases: readonly Pick<(typeof CASES)[number], 'json' | 'fieldMap' | 'feedId'>[],
): Promise<(PostData | null)[]> {
  return (await make<{ post: PostData | false }[]>(cases, LAYOUT)).map(({ post }) => asData(post));
}

test('Hugo reads a post as the conformance files say', async () => expectPosts('hugo', await readByHugo(CASES)));

test('Hugo reads thirty posts of nothing but tags', async () => {
  const json = JSON.stringify({ text: '<a'.repeat(5000) });
  const posts = await readByHugo(Array.from({ length: 30 }, () => ({ json, fieldMap: {}, feedId: 'f' })));
  expect(posts.map((post) => post?.['text'])).toEqual(Array(30).fill('<a'.repeat(500)));
});

test('Hugo takes for markup what looks like it', async () => {
  const layout = `{{- $made := slice -}}{{- range site.Data.cases -}}{{- $made = $made | append (partial "ws-widgets/has-tags.html" .) -}}{{- end -}}{{- jsonify $made -}}`;
  const all = [...markup.markup, ...markup.text];
  const made = await make<boolean[]>(all, layout);
  expect(all.filter((_, i) => made[i])).toEqual(markup.markup);
});

test('Hugo makes of words and URLs what no script of the page runs', async () => {
  const made = await make<string[]>([...texts, ...urls], LIGHT_DOM);
  expect(made).toEqual([...texts.map(({ broken }) => broken), ...urls.map(({ encoded }) => encoded)]);
});
