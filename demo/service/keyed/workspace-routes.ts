import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { feedParams } from '../base/contract.ts';
import { anyObject, keyed, listOf } from './keyed-contract.ts';
import team from './team.json' with { type: 'json' };

const named = Type.Object({ id: Type.String(), name: Type.String() });

/** §2, "Authorization result"; §4, row 1. */
const authorizationContract = keyed('any', {
  tags: ['Workspace'],
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
  tags: ['Workspace'],
  operationId: 'listTeamMembers',
  summary: 'Lists the team members who are publicly listed',
  params: feedParams,
  response: { 200: listOf(anyObject) },
});

export const workspaceRoutes: FastifyPluginAsyncTypebox = async (server) => {
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
