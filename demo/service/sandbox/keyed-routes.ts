import { setTimeout as wait } from 'node:timers/promises';
import type { FastifySchemaValidationError } from 'fastify';
import accepts from '@fastify/accepts';
import { type FastifyPluginAsyncTypebox, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts';
import { contactsRoutes } from '../contacts/contacts-routes.ts';
import { postRequestRoutes } from '../post-requests/post-requests.ts';
import type { SandboxState } from './sandbox-state.ts';
import { createDoor } from '../keyed/door.ts';
import type { RateLimiter } from '../keyed/rate-limiter.ts';
import build from 'fast-json-stringify';
import { Type } from 'typebox';
import { feedParams } from '../base/contract.ts';
import { anyObject, keyed, listOf } from '../keyed/keyed-contract.ts';
import team from '../keyed/team.json' with { type: 'json' };

const named = Type.Object({ id: Type.String(), name: Type.String() });

/** §2, "Authorization result"; §4, row 1. */
const authorizationContract = keyed('any', {
  operationId: 'checkAuthorization',
  summary: 'Says what a key is for',
  response: {
    200: Type.Object({
      status: Type.String(),
      feed: Type.Optional(named),
      organization: Type.Optional(named),
      permissions: Type.Record(Type.String(), Type.String()),
    }),
  },
});

/** §4, row 14. */
const teamContract = keyed('feeds:read-only', {
  operationId: 'listTeamMembers',
  summary: 'Lists the team members who are publicly listed',
  params: feedParams,
  response: { 200: listOf(anyObject) },
});

const workspaceRoutes: FastifyPluginAsyncTypebox = async (server) => {
  server.get('/authorization', authorizationContract, async ({ credential }) => {
    if (!credential) throw new Error('No door was passed.');
    return { status: 'ok', ...credential.holder, permissions: credential.permissions };
  });

  server.get('/feeds/:feedId/team-members', teamContract, async ({ params }) => {
    // A secret member is left out of the public list (§2).
    const members = team.filter(({ feedId, isSecret }) => feedId === params.feedId && !isSecret);
    const items = members.map(({ id, name, role, image }) => ({ id, name, role, image }));
    return { meta: { maxResults: items.length }, items };
  });
};

type Serialize = (answer: unknown) => string;

const serializers = new WeakMap<object, Serialize>();

/** Makes one serializer for each schema. All endpoints share those of errors, and making serializers takes most of the start. */
function compileSerializer({ schema }: { readonly schema: unknown }): Serialize {
  if (typeof schema !== 'object' || schema === null) return JSON.stringify;
  const known = serializers.get(schema);
  if (known) return known;
  const serializer: Serialize = build(schema);
  serializers.set(schema, serializer);
  return serializer;
}

export interface KeyedOptions {
  readonly state: SandboxState;
  readonly limiter: RateLimiter;
  readonly latencyMs: number;
}

/** The headings of the documentation, by the segment of the path after the workspace. */
const TAGS = { contacts: 'Contacts', collections: 'Products', products: 'Products', 'post-requests': 'Posts' };

/** A message for an invalid body; it lists the allowed values where only some are. */
function sayWrong(errors: readonly FastifySchemaValidationError[], body: string): Error {
  const allowed = errors.flatMap(({ params }) => params['allowedValue'] ?? []).join(', ');
  const [{ instancePath = '', message = '' } = {}] = errors;
  return new Error(`${body}${instancePath} ${allowed ? `must be one of ${allowed}` : message}.`);
}

/** The endpoints that need a key (§4, rows 1 to 14). They are for servers: no page of another origin may call them. */
export const keyedRoutes: FastifyPluginAsyncTypebox<KeyedOptions> = async (server, { state, limiter, latencyMs }) => {
  const paths = new Set<string>();
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, cors: false };
    const [tag = 'Workspace'] = Object.entries(TAGS).flatMap(([kind, tag]) =>
      route.url.split('/')[3] === kind ? tag : [],
    );
    route.schema = { tags: [tag], ...route.schema };
    paths.add(route.url);
  });
  server.decorateRequest('credential', null);
  server.addHook('onRequest', createDoor(limiter));
  if (latencyMs > 0) server.addHook('preHandler', async () => wait(latencyMs));
  // A body is read strictly: a number is not accepted as a string, and only JSON is accepted (§1).
  server.setValidatorCompiler(TypeBoxValidatorCompiler);
  server.setSerializerCompiler(compileSerializer);
  server.setSchemaErrorFormatter(sayWrong);
  server.removeContentTypeParser('text/plain');

  await server.register(accepts);
  await server.register(workspaceRoutes);
  await server.register(contactsRoutes, { contactsOf: (feedId: string) => state.workspaceOf(feedId).contacts });
  await server.register(catalogueRoutes, { catalogueOf: (feedId: string) => state.workspaceOf(feedId).catalogue });
  await server.register(postRequestRoutes, {
    postRequestsOf: (feedId: string) => state.workspaceOf(feedId).postRequests,
  });

  // Otherwise, the plugin for CORS would allow their preflights.
  for (const path of paths) server.options(path, { schema: { hide: true } }, async (_, reply) => reply.callNotFound());
};
