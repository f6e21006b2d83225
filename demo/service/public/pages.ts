import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { postsOrRefuse, type Site } from '../posts/site.ts';
import { orRefuse } from '../../../src/testing/service/outcome.ts';
import { originOf } from '../base/origin.ts';
import type { Action, Media, Post } from '../../../src/testing/posts/post.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const params = Type.Object({ feedId: Type.String(), postId: Type.String() });

const style = `
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; color-scheme: light dark }
  header { display: flex; align-items: center; gap: .75rem; font-size: .9375rem }
  header img { width: 3rem; border-radius: 50% }
  img, video { max-width: 100%; border-radius: .5rem }
  .plain { white-space: pre-line }`;

function showMedia({ type, src, alt }: Media): string {
  return type === 'video'
    ? `<video controls src="${escapeHtml(src)}" aria-label="${escapeHtml(alt)}"></video>`
    : `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
}

const showAction = ({ label, url }: Action): string => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;

function showPost(post: Post): string {
  const name = escapeHtml(post.feedName);
  const title = escapeHtml(post.title ?? post.feedName);
  const actions = [post.ctaLink, post.button].filter((action) => action !== undefined);
  return `<!doctype html>
<html lang="${post.feedId === 'museum' ? 'ar' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<header><img src="${escapeHtml(post.feedImageUrl)}" alt=""> ${name} · ${post.publishedDate.slice(0, 10)}</header>
<main dir="auto">
<h1>${title}</h1>
${post.isRich ? post.text : `<p class="plain">${escapeHtml(post.text)}</p>`}
${post.media.map(showMedia).join('\n')}
${actions.map(showAction).join('\n')}
</main>
`;
}

/** The pages of posts, at their permalinks. */
export const pageRoutes: FastifyPluginAsyncTypebox<Omit<Site, 'origin'>> = async (server, site) => {
  server.get('/p/:feedId/:postId', { schema: { params, hide: true } }, async (request, reply) => {
    const { feedId, postId } = request.params;
    const post = postsOrRefuse(feedId, { ...site, origin: originOf(request) }).find(({ id }) => id === postId);
    return reply.type('text/html; charset=utf-8').send(showPost(orRefuse(post, `post "${postId}" in "${feedId}"`)));
  });
};
