import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readCount } from '../../../src/testing/service/answer-request.ts';
import { Refusal } from '../../../src/testing/service/outcome.ts';
import { XLSX_TYPE } from '../keyed/choices.ts';
import { filterRecords, pageOf, type PageQuery } from '../keyed/page.ts';
import type { Contact, ContactBook } from './contact-book.ts';
import { toCsv, toXlsx } from './contact-files.ts';
import {
  changeTagsContract,
  createContactContract,
  listContactsContract,
  listTagsContract,
  notifyContract,
  suppressContract,
  unsubscribeContract,
} from './contacts-contract.ts';

const ORDER = /^(name|email|created) (asc|desc)$/;

function orderContacts(contacts: readonly Contact[], orderBy = ''): readonly Contact[] {
  const [, field, direction] = ORDER.exec(orderBy) ?? [];
  if (field !== 'name' && field !== 'email' && field !== 'created') return contacts;
  const ordered = contacts.toSorted((one, other) => one[field].localeCompare(other[field], 'en'));
  return direction === 'asc' ? ordered : ordered.toReversed();
}

function contactsForFile(contacts: readonly Contact[], { $filter, $offset, $limit }: PageQuery): readonly Contact[] {
  const offset = Math.max(readCount($offset, 0), 0);
  return filterRecords(contacts, $filter).slice(offset, offset + Math.max(readCount($limit, Infinity), 1));
}

function found(contact: Contact | undefined, id: string): Contact {
  if (!contact) throw new Refusal(404, `There is no contact "${id}".`);
  return contact;
}

const toContact = ({ id, name, email, phone, image, state }: Contact) => ({ id, name, email, phone, image, state });

export interface ContactsOptions {
  readonly contactsOf: (feedId: string) => ContactBook;
}

/** §4, rows 2 to 8. */
export const contactsRoutes: FastifyPluginAsyncTypebox<ContactsOptions> = async (server, { contactsOf }) => {
  server.post('/feeds/:feedId/contacts', createContactContract, async ({ params, body }) =>
    toContact(contactsOf(params.feedId).create(body)),
  );

  server.get('/feeds/:feedId/contacts', listContactsContract, async (request, reply) => {
    const { params, query } = request;
    const contacts = orderContacts(contactsOf(params.feedId).list(), query.$orderBy);
    switch (request.accepts().type(['application/json', 'text/csv', XLSX_TYPE])) {
      case 'text/csv':
        return reply.type('text/csv; charset=utf-8').send(toCsv(contactsForFile(contacts, query)));
      case XLSX_TYPE:
        return reply.type(XLSX_TYPE).send(await toXlsx(contactsForFile(contacts, query)));
      default:
        return reply.type('application/json; charset=utf-8').send(pageOf(contacts, query));
    }
  });

  server.patch(
    '/feeds/:feedId/contacts/:contactId/notification-settings',
    notifyContract,
    async ({ params: { feedId, contactId }, body }) => {
      const contact = found(contactsOf(feedId).setNotifications(contactId, body), contactId);
      return { ...toContact(contact), feedId };
    },
  );

  server.get('/feeds/:feedId/contacts/contacts-tags', listTagsContract, async ({ params }) =>
    Array.from(contactsOf(params.feedId).countTags(), ([name, contacts]) => ({ name, contacts })),
  );

  server.patch(
    '/feeds/:feedId/contacts/:contactId/tags',
    changeTagsContract,
    async ({ params: { feedId, contactId }, body }, reply) => {
      found(contactsOf(feedId).changeTags(contactId, body), contactId);
      return reply.code(204).send(null);
    },
  );

  server.post('/feeds/:feedId/contacts/unsubscribe', unsubscribeContract, async ({ params, body }, reply) => {
    contactsOf(params.feedId).unsubscribe(body);
    return reply.code(204).send(null);
  });

  server.post('/feeds/:feedId/contacts/suppress', suppressContract, async ({ params, body }, reply) => {
    contactsOf(params.feedId).suppress(body);
    return reply.code(204).send(null);
  });
};
