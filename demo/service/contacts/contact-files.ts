import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import type { Contact } from './contact-book.ts';

const COLUMNS = ['id', 'name', 'email', 'phone', 'image', 'state', 'tags', 'created'] as const;

const cellOf = (contact: Contact, column: (typeof COLUMNS)[number]): string =>
  column === 'tags' ? contact.tags.join('; ') : contact[column];

/** A text that a spreadsheet would run as a formula gets a quote before it. */
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
