import type { RenderedWidget } from '../../server/index.ts';
import { FAILURE_S } from '../answers/answers.ts';
import { type Content, makeContent, Refusal } from '../content.ts';
import type { Edge } from '../options.ts';
import type { Wanted } from '../read-query.ts';
import { type Feed, makeItems, renderAtom, renderJsonFeed, type TextFormat } from './feed.ts';
import { renderFrame } from './frame.ts';

/** Makes what is served at a path from a rendered element. `publicUrl` is the address of this edge. */
export type RenderPage = (wanted: Wanted, rendered: RenderedWidget, publicUrl: string) => Promise<Content>;

const titleOf = ({ settings }: Wanted, { posts }: RenderedWidget): string =>
  String(settings['heading'] ?? '') || posts.find(({ feedName }) => feedName)?.feedName || 'Posts';

const linkTo = (path: string, { query }: Wanted, publicUrl: string): string => `${publicUrl}${path}?${query}`;

/** A feed reader that received an empty feed would drop the posts that it has. */
function refuseWithoutPosts({ posts, error }: RenderedWidget): void {
  if (!error || posts.length > 0) return;
  if (error.kind === 'internal') throw new Error(error.message); // not a failure of the service
  const { kind, status = 500 } = error;
  if (kind === 'http' && status < 500) throw new Refusal(404, `The service answers with status ${status}.`);
  const waitS = Math.max(FAILURE_S, Math.ceil((error.retryAfterMs ?? 0) / 1000));
  throw new Refusal(503, 'The service does not answer; try again.', { 'retry-after': String(waitS) });
}

async function makeFeed(path: string, wanted: Wanted, rendered: RenderedWidget, publicUrl: string): Promise<Feed> {
  refuseWithoutPosts(rendered);
  const { settings, lang } = wanted;
  const { hostname } = new URL(String(settings['baseUrl']));
  return {
    title: titleOf(wanted, rendered),
    lang,
    url: linkTo(path, wanted, publicUrl),
    pageUrl: linkTo('/frame', wanted, publicUrl),
    items: await makeItems(rendered.posts, hostname, (settings['textFormat'] ?? 'auto') as TextFormat),
  };
}

export const makePages = (edge: Edge): Readonly<Record<string, RenderPage>> => ({
  '/widget': async (_, { html }) => makeContent('text/html', html),

  '/frame': async (wanted, rendered, publicUrl) => {
    const url = linkTo('/frame', wanted, publicUrl);
    const links = {
      'application/json+oembed': `${publicUrl}/oembed?${String(new URLSearchParams({ url }))}`,
      'application/atom+xml': linkTo('/posts.atom', wanted, publicUrl),
      'application/feed+json': linkTo('/posts.json', wanted, publicUrl),
    };
    return renderFrame(rendered, wanted.lang ?? 'en', titleOf(wanted, rendered), links, edge);
  },

  '/posts.atom': async (wanted, rendered, publicUrl) =>
    makeContent('application/atom+xml', renderAtom(await makeFeed('/posts.atom', wanted, rendered, publicUrl))),

  '/posts.json': async (wanted, rendered, publicUrl) =>
    makeContent('application/feed+json', renderJsonFeed(await makeFeed('/posts.json', wanted, rendered, publicUrl))),
});
