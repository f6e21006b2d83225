import { Type, type Static } from 'typebox';
import { feedParams } from '../base/contract.ts';
import { anyObject, keyed, text } from '../keyed/keyed-contract.ts';

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

/** §4, row 13 */
export const postRequestContract = keyed('posts:read-write', {
  tags: ['Posts'],
  operationId: 'requestPost',
  summary: 'Publishes, schedules or suggests a post',
  params: feedParams,
  body: postRequestBody,
  response: {
    200: Type.Object({ body: Type.Object({ requestId: Type.String() }), state: Type.String() }),
  },
});
