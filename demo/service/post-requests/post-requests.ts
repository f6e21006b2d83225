import { Refusal } from '../../../src/testing/service/outcome.ts';
import type { Post } from '../../../src/testing/posts/post.ts';
import type { Workspace } from '../../../src/testing/posts/workspace.ts';
import { type Static, Type } from 'typebox';
import { feedParams } from '../base/contract.ts';
import { anyObject, keyed, text } from '../keyed/keyed-contract.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

const webAddress = Type.String({ pattern: '^https?://' });

const action = Type.Object({ label: Type.String(), url: webAddress });

/** §2, "Post request" */
const postRequestBody = Type.Object({
  header: text,
  text,
  imageUrl: Type.Optional(webAddress),
  mediaImageUrls: Type.Optional(Type.Array(webAddress)),
  action: Type.Optional(
    Type.Union([Type.Literal('publish'), Type.Literal('schedule'), Type.Literal('suggest')], {
      description: 'Without it, the post is suggested.',
    }),
  ),
  publishDate: Type.Optional(
    Type.String({ format: 'date-time', description: 'When a scheduled post appears, in ISO 8601.' }),
  ),
  ctaLink: Type.Optional(action),
  button: Type.Optional(action),
  author: Type.Optional(Type.Object({ name: text })),
  recipients: Type.Optional(anyObject),
  notificationSettings: Type.Optional(anyObject),
});
export type PostRequestBody = Static<typeof postRequestBody>;

interface PostRequest {
  readonly id: string;
  readonly body: PostRequestBody;
  readonly state: 'published' | 'scheduled' | 'suggested';
  /** The time from which the post is public. */
  readonly publishedAt: number;
}

function readPublishDate(publishDate: string | undefined): number {
  const moment = Date.parse(publishDate ?? '');
  if (Number.isNaN(moment)) throw new Refusal(400, 'To schedule a post, body/publishDate must be a time in ISO 8601.');
  return moment;
}

/** The post requests of one workspace. Scheduled posts need no timer: they are public as soon as their time has passed. */
export class PostRequests {
  readonly #now: () => number;
  readonly #requests: PostRequest[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  add(body: PostRequestBody): { readonly id: string; readonly state: string } {
    const request = { id: crypto.randomUUID(), body, ...this.#decide(body) };
    this.#requests.push(request);
    return request;
  }

  /** The posts that are public now, newest first. */
  publicPosts({ id: feedId, name: feedName }: Pick<Workspace, 'id' | 'name'>, origin: string): readonly Post[] {
    const now = this.#now();
    return this.#requests
      .filter(({ publishedAt }) => publishedAt <= now)
      .toReversed()
      .toSorted((one, other) => other.publishedAt - one.publishedAt)
      .map(({ id, body, publishedAt }) => ({
        id,
        feedId,
        feedName,
        feedImageUrl: `${origin}/pictures/avatar-${feedId}.svg`,
        url: `${origin}/p/${feedId}/${id}`,
        title: body.header,
        text: body.text ?? '',
        // As it was sent: the widgets find out themselves if it has markup.
        isRich: false,
        media: [...new Set([body.imageUrl ?? [], body.mediaImageUrls ?? []].flat())].map((src) => ({
          type: 'image',
          src,
          alt: '',
        })),
        ctaLink: body.ctaLink,
        button: body.button,
        author: body.author?.name,
        claps: 0,
        publishedDate: new Date(publishedAt).toISOString(),
        hasOtherNames: false,
      }));
  }

  #decide({ action = 'suggest', publishDate }: PostRequestBody): Pick<PostRequest, 'state' | 'publishedAt'> {
    const now = this.#now();
    if (action === 'suggest') return { state: 'suggested', publishedAt: Infinity };
    const moment = action === 'schedule' ? readPublishDate(publishDate) : now;
    return moment > now ? { state: 'scheduled', publishedAt: moment } : { state: 'published', publishedAt: now };
  }
}

/** §4, row 13. */
export const postRequestRoutes: FastifyPluginAsyncTypebox<{
  readonly postRequestsOf: (feedId: string) => PostRequests;
}> = async (server, { postRequestsOf }) => {
  server.post(
    '/feeds/:feedId/post-requests',
    keyed('posts:read-write', {
      operationId: 'requestPost',
      summary: 'Publishes, schedules or suggests a post',
      params: feedParams,
      body: postRequestBody,
      response: {
        200: Type.Object({ body: Type.Object({ requestId: Type.String() }), state: Type.String() }),
      },
    }),
    async ({ params, body }) => {
      const { id: requestId, state } = postRequestsOf(params.feedId).add(body);
      return { body: { requestId }, state };
    },
  );
};
