import { Type, type Static } from 'typebox';
import { feedParams } from '../base/contract.ts';
import { XLSX_TYPE } from '../keyed/choices.ts';
import { anyObject, keyed, listOf, nothing, pageQuery, text } from '../keyed/keyed-contract.ts';

/** §2, "Contact create body" */
const contactBody = Type.Object({
  name: text,
  email: text,
  phone: text,
  source: text,
  systemSource: text,
  tags: Type.Optional(Type.Array(Type.String())),
  useEmailByDefault: Type.Optional(Type.Boolean()),
  addDirectly: Type.Optional(Type.Boolean()),
  notificationSettings: text,
  customMessage: text,
  follows: Type.Optional(anyObject),
  statusTags: Type.Optional(anyObject),
  region: text,
  postalCode: text,
  city: text,
  address: text,
  bio: text,
  image: text,
});
export type ContactBody = Static<typeof contactBody>;

const contactFields = {
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  image: Type.String(),
  state: Type.String(),
};

const flags = Type.Object({ email: Type.Optional(Type.Boolean()), sms: Type.Optional(Type.Boolean()) });
export type Flags = Static<typeof flags>;

const tagChange = Type.Object({
  tagsToAdd: Type.Optional(Type.Array(Type.String())),
  tagsToRemove: Type.Optional(Type.Array(Type.String())),
});
export type TagChange = Static<typeof tagChange>;

const addresses = Type.Array(Type.Object({ email: Type.String(), phone: Type.String() }));
export type Address = Static<typeof addresses>[number];

const contactParams = Type.Object({ feedId: feedParams.properties.feedId, contactId: Type.String({ minLength: 1 }) });

/** §4, row 2 */
export const createContactContract = keyed('feeds:read-write', {
  tags: ['Contacts'],
  operationId: 'createContact',
  summary: 'Creates a contact',
  params: feedParams,
  body: contactBody,
  response: { 200: Type.Object(contactFields) },
});

/** §4, row 3 */
export const listContactsContract = keyed('contacts:read-only', {
  tags: ['Contacts'],
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
});

/** §4, row 4 */
export const notifyContract = keyed('contacts:read-write', {
  tags: ['Contacts'],
  operationId: 'setNotifications',
  summary: 'Changes how a contact is notified, and activates it',
  params: contactParams,
  body: flags,
  response: { 200: Type.Object({ ...contactFields, feedId: Type.String() }) },
});

/** §4, row 5 */
export const listTagsContract = keyed('contacts:read-only', {
  tags: ['Contacts'],
  operationId: 'listContactTags',
  summary: 'Lists the tags of contacts',
  params: feedParams,
  response: { 200: Type.Array(anyObject) },
});

/** §4, row 6 */
export const changeTagsContract = keyed('contacts:read-write', {
  tags: ['Contacts'],
  operationId: 'changeContactTags',
  summary: 'Adds tags to a contact, and removes others',
  params: contactParams,
  body: tagChange,
  response: { 204: nothing },
});

/** §4, row 7 */
export const unsubscribeContract = keyed('basic', {
  tags: ['Contacts'],
  operationId: 'unsubscribeContacts',
  summary: 'Ends the notifications of contacts',
  params: feedParams,
  body: addresses,
  response: { 204: nothing },
});

/** §4, row 8 */
export const suppressContract = keyed('basic', {
  tags: ['Contacts'],
  operationId: 'suppressContacts',
  summary: 'Ends the notifications of contacts, including those created later',
  params: feedParams,
  body: addresses,
  response: { 204: nothing },
});
