import { type Static, Type } from 'typebox';
import { anyObject, text } from '../keyed/keyed-contract.ts';
import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';

/** §2, "Contact create body" */
export const contactBody = Type.Object({
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

export const flags = Type.Object({ email: Type.Optional(Type.Boolean()), sms: Type.Optional(Type.Boolean()) });
export type Flags = Static<typeof flags>;

export const tagChange = Type.Object({
  tagsToAdd: Type.Optional(Type.Array(Type.String())),
  tagsToRemove: Type.Optional(Type.Array(Type.String())),
});
export type TagChange = Static<typeof tagChange>;

export const addresses = Type.Array(Type.Object({ email: Type.String(), phone: Type.String() }));
export type Address = Static<typeof addresses>[number];

/** The fields of a contact in the answer to a creation or change. */
export const contactFields = {
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  image: Type.String(),
  state: Type.String(),
};

type State = 'pending' | 'active' | 'unsubscribed' | 'suppressed';

export interface Contact extends Readonly<Record<Exclude<keyof typeof contactFields, 'state'>, string>> {
  readonly state: State;
  readonly feedId: string;
  readonly tags: readonly string[];
  readonly created: string;
  readonly notificationSettings: Required<Flags>;
}

const SILENT = { email: false, sms: false };

/** Whether two addresses are the same. An empty one is no address, so it never is. */
const isSame = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();

const isAt = (contact: Address, address: Address): boolean =>
  isSame(contact.email.trim(), address.email.trim()) || isSame(contact.phone.trim(), address.phone.trim());

/** The contacts of one workspace, in the order in which they were created. */
export class ContactBook {
  readonly #feedId: string;
  readonly #now: () => number;
  readonly #contacts = new Map<string, Contact>();
  readonly #suppressed: Address[] = [];

  constructor(feedId: string, now: () => number) {
    this.#feedId = feedId;
    this.#now = now;
  }

  list(): readonly Contact[] {
    return [...this.#contacts.values()];
  }

  create(body: ContactBody, id: string = crypto.randomUUID()): Contact {
    const { name = '', email = '', phone = '', image = '', tags = [], addDirectly = false } = body;
    const isSuppressed = this.#suppressed.some((address) => isAt({ email, phone }, address));
    const contact: Contact = {
      id,
      feedId: this.#feedId,
      name,
      email,
      phone,
      image,
      state: isSuppressed ? 'suppressed' : addDirectly ? 'active' : 'pending',
      tags: [...new Set(tags)],
      created: new Date(this.#now()).toISOString(),
      notificationSettings: isSuppressed ? SILENT : { email: email !== '', sms: phone !== '' && email === '' },
    };
    this.#contacts.set(id, contact);
    return contact;
  }

  /** Activates the contact, too (§4, rule 4). */
  setNotifications(id: string, { email, sms }: Flags): Contact | undefined {
    return this.#change(id, ({ notificationSettings: before }) => ({
      state: 'active',
      notificationSettings: { email: email ?? before.email, sms: sms ?? before.sms },
    }));
  }

  /** A tag that is both added and removed is removed. */
  changeTags(id: string, { tagsToAdd = [], tagsToRemove = [] }: TagChange): Contact | undefined {
    return this.#change(id, ({ tags }) => ({
      tags: [...new Set([...tags, ...tagsToAdd])].filter((tag) => !tagsToRemove.includes(tag)),
    }));
  }

  /** How many contacts have each tag. */
  countTags(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const tag of this.list().flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return counts;
  }

  unsubscribe(addresses: readonly Address[]): void {
    this.#silence(addresses, 'unsubscribed');
  }

  suppress(addresses: readonly Address[]): void {
    this.#suppressed.push(...addresses);
    this.#silence(addresses, 'suppressed');
  }

  #silence(addresses: readonly Address[], state: 'unsubscribed' | 'suppressed'): void {
    for (const contact of this.list())
      if (addresses.some((address) => isAt(contact, address)))
        this.#change(contact.id, () => ({ state, notificationSettings: SILENT }));
  }

  #change(id: string, change: (contact: Contact) => Partial<Contact>): Contact | undefined {
    const contact = this.#contacts.get(id);
    if (!contact) return undefined;
    const changed = { ...contact, ...change(contact) };
    this.#contacts.set(id, changed);
    return changed;
  }
}

const COLUMNS = ['id', 'name', 'email', 'phone', 'image', 'state', 'tags', 'created'] as const;

const cellOf = (contact: Contact, column: (typeof COLUMNS)[number]): string =>
  column === 'tags' ? contact.tags.join('; ') : contact[column];

/** A text that a spreadsheet would run as a formula gets a quote in front. */
export const toCsv = (contacts: readonly Contact[]): string =>
  stringify(
    contacts.map((contact) => COLUMNS.map((column) => cellOf(contact, column))),
    { header: true, columns: [...COLUMNS], escape_formulas: true },
  );

export const toXlsx = (contacts: readonly Contact[]): Promise<Buffer> =>
  writeExcelFile(
    [
      COLUMNS.map((column) => ({ value: column, fontWeight: 'bold' as const })),
      ...contacts.map((contact) => COLUMNS.map((column) => ({ type: String, value: cellOf(contact, column) }))),
    ],
    { sheet: 'Contacts' },
  ).toBuffer();
