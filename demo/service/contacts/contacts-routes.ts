import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { readCount } from '../../../src/testing/service/answer-request.ts';
import { orRefuse } from '../../../src/testing/service/outcome.ts';
import { feedParams } from '../base/contract.ts';
import { XLSX_TYPE } from '../keyed/choices.ts';
import { anyObject, keyed, listOf, nothing, pageQuery } from '../keyed/keyed-contract.ts';
import { pageOf, type PageQuery, sliceOf } from '../keyed/page.ts';
import * as book from './contact-book.ts';

const contactParams = Type.Object({ feedId: feedParams.properties.feedId, contactId: Type.String({ minLength: 1 }) });

const ORDER = /^(name|email|created) (asc|desc)$/;

function orderContacts(contacts: readonly book.Contact[], orderBy = ''): readonly book.Contact[] {
  const [, field, direction] = ORDER.exec(orderBy) ?? [];
  if (field !== 'name' && field !== 'email' && field !== 'created') return contacts;
  const ordered = contacts.toSorted((one, other) => one[field].localeCompare(other[field], 'en'));
  return direction === 'asc' ? ordered : ordered.toReversed();
}

const contactsForFile = (contacts: readonly book.Contact[], query: PageQuery): readonly book.Contact[] =>
  sliceOf(contacts, query, Math.max(readCount(query.$limit, Infinity), 1));

/** The two ways to end notifications to addresses. */
const ENDINGS = [
  ['unsubscribe', 'Ends the notifications of contacts'],
  ['suppress', 'Ends the notifications of contacts, including those created later'],
] as const;

/** §4, rows 2 to 8. The contract decides which fields of a contact are in an answer. */
export const contactsRoutes: FastifyPluginAsyncTypebox<{
  readonly contactsOf: (feedId: string) => book.ContactBook;
}> = async (server, { contactsOf }) => {
  server.post(
    '/feeds/:feedId/contacts',
    keyed('feeds:read-write', {
      operationId: 'createContact',
      summary: 'Creates a contact',
      params: feedParams,
      body: book.contactBody,
      response: { 200: Type.Object(book.contactFields) },
    }),
    async ({ params, body }) => contactsOf(params.feedId).create(body),
  );

  server.get(
    '/feeds/:feedId/contacts',
    keyed('contacts:read-only', {
      operationId: 'listContacts',
      summary: 'Lists the contacts, or returns them as a file',
      params: feedParams,
      querystring: Type.Object({
        ...pageQuery,
        $orderBy: Type.Optional(Type.String({ description: 'name, email or created, then asc or desc.' })),
      }),
      response: {
        200: {
          description: 'A page of contacts, or a file of them, depending on the Accept header.',
          content: {
            'application/json': { schema: listOf(anyObject) },
            'text/csv': { schema: Type.String() },
            [XLSX_TYPE]: { schema: Type.Unsafe<Buffer>(Type.String()) },
          },
        },
      },
    }),
    async (request, reply) => {
      const { params, query } = request;
      const contacts = orderContacts(contactsOf(params.feedId).list(), query.$orderBy);
      switch (request.accepts().type(['application/json', 'text/csv', XLSX_TYPE])) {
        case 'text/csv':
          return reply.type('text/csv; charset=utf-8').send(book.toCsv(contactsForFile(contacts, query)));
        case XLSX_TYPE:
          return reply.type(XLSX_TYPE).send(await book.toXlsx(contactsForFile(contacts, query)));
        default:
          return reply.type('application/json; charset=utf-8').send(pageOf(contacts, query));
      }
    },
  );

  server.patch(
    '/feeds/:feedId/contacts/:contactId/notification-settings',
    keyed('contacts:read-write', {
      operationId: 'setNotifications',
      summary: 'Changes how a contact is notified, and activates it',
      params: contactParams,
      body: book.flags,
      response: { 200: Type.Object({ ...book.contactFields, feedId: Type.String() }) },
    }),
    async ({ params: { feedId, contactId }, body }) =>
      orRefuse(contactsOf(feedId).setNotifications(contactId, body), `contact "${contactId}"`),
  );

  server.get(
    '/feeds/:feedId/contacts/contacts-tags',
    keyed('contacts:read-only', {
      operationId: 'listContactTags',
      summary: 'Lists the tags of contacts',
      params: feedParams,
      response: { 200: Type.Array(anyObject) },
    }),
    async ({ params }) => Array.from(contactsOf(params.feedId).countTags(), ([name, contacts]) => ({ name, contacts })),
  );

  server.patch(
    '/feeds/:feedId/contacts/:contactId/tags',
    keyed('contacts:read-write', {
      operationId: 'changeContactTags',
      summary: 'Adds tags to a contact, and removes others',
      params: contactParams,
      body: book.tagChange,
      response: { 204: nothing },
    }),
    async ({ params: { feedId, contactId }, body }, reply) => {
      orRefuse(contactsOf(feedId).changeTags(contactId, body), `contact "${contactId}"`);
      return reply.code(204).send(null);
    },
  );

  for (const [way, summary] of ENDINGS) {
    server.post(
      `/feeds/:feedId/contacts/${way}`,
      keyed('basic', {
        operationId: `${way}Contacts`,
        summary,
        params: feedParams,
        body: book.addresses,
        response: { 204: nothing },
      }),
      async ({ params, body }, reply) => {
        contactsOf(params.feedId)[way](body);
        return reply.code(204).send(null);
      },
    );
  }
};
