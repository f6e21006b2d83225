import { Type } from 'typebox';

/** §9: the version that serves a request without the header, and the only one here. */
export const API_VERSION = '2026-07';

/** Open objects: clients ignore fields they do not recognize (§1). */
const open = { additionalProperties: true };

const closed = { additionalProperties: false };

/** A string in one variant of the interface and a number in another (§4); never refused, only clamped (§8). */
export const count = (description: string) =>
  Type.Optional(Type.Union([Type.Number(), Type.String()], { description }));

export const feedParams = Type.Object({ feedId: Type.String({ minLength: 1 }) });

/** §7, the trace form. */
const traceError = Type.Object(
  {
    traceId: Type.String(),
    message: Type.String(),
    path: Type.String(),
    timestamp: Type.String(),
    statusCode: Type.Number(),
  },
  closed,
);

/** §7, the nested form. */
export const nestedError = Type.Object(
  { error: Type.Object({ message: Type.String(), type: Type.String() }, closed) },
  closed,
);

export const error = Type.Union([traceError, nestedError]);

/** §2, "Public post summary"; a post without an image or a video has no `postImage`. */
const publicPost = Type.Object(
  {
    postId: Type.String(),
    feedId: Type.String(),
    feedName: Type.String(),
    feedImageUrl: Type.String(),
    postUrl: Type.String(),
    postText: Type.String(),
    postImage: Type.Optional(Type.Object({ type: Type.String(), alt: Type.String(), src: Type.String() }, closed)),
    claps: Type.Number(),
    publishedDate: Type.String(),
  },
  closed,
);

/** §2: the named fields of a published post are not shown. */
const publishedPost = Type.Object({}, open);

/** §2, "List envelope". */
const postList = Type.Object({
  meta: Type.Object({ maxResults: Type.Number() }),
  items: Type.Array(publishedPost),
});

/** §2, "Embedded integration". */
const embeddedIntegration = Type.Object(
  { id: Type.String(), created: Type.String(), feedIds: Type.Array(Type.String()) },
  closed,
);

const forAll = { tags: ['Public'], security: [] };

/** §4, row 15. */
export const publicPostsContract = {
  ...forAll,
  operationId: 'listPublicPosts',
  summary: 'A light summary of the public posts of a workspace',
  params: feedParams,
  querystring: Type.Object({ limit: count('How many posts: 1 to 30, the default. Others are clamped.') }),
  response: { 200: Type.Array(publicPost), '4xx': error, '5xx': error },
};

/** §4, row 16. */
export const postsContract = {
  ...forAll,
  operationId: 'listPosts',
  summary: 'The published posts of a workspace',
  params: feedParams,
  querystring: Type.Object({
    $offset: count('How many posts to leave out: 0 to 100.'),
    $limit: count('How many posts: 1 to 30, the default. Others are clamped.'),
    // Anything else is refused; src/testing/service/answer-request.ts, which answers the pages of tests, refuses it too.
    $filter: Type.Optional(
      Type.String({ description: 'Words, separated by spaces: each occurs in the title or the text.' }),
    ),
    $orderBy: Type.Optional(Type.String({ description: 'publishedDate, then asc or desc.' })),
  }),
  response: { 200: postList, '4xx': error, '5xx': error },
};

/** §4, row 17. */
export const embeddedContract = {
  ...forAll,
  operationId: 'findEmbedded',
  summary: 'The workspaces connected to an embedded integration',
  params: Type.Object({ embedId: Type.String({ minLength: 1 }) }),
  querystring: Type.Object({ org: Type.String({ minLength: 1 }) }),
  response: { 200: embeddedIntegration, '4xx': error, '5xx': error },
};
