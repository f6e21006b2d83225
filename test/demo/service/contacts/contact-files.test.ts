import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { ContactBook } from '../../../../demo/service/contacts/contact-book.ts';
import { toCsv, toXlsx } from '../../../../demo/service/contacts/contact-files.ts';
import { XLSX_TYPE } from '../../../../demo/service/keyed/choices.ts';
import { KEY, useSandbox } from '../sandbox-client.ts';
import { fc, holds } from '../../../support/property.ts';

const sandbox = useSandbox();
const HEAD = ['id', 'name', 'email', 'phone', 'image', 'state', 'tags', 'created'];

const ask = (accept: string, query = '') =>
  fetch(`${sandbox().url}/feeds/bakery/contacts${query}`, { headers: { ...KEY, accept } });
const readCsv = (csv: string): string[][] => parse(csv);

describe('contacts as a file', () => {
  test('are CSV or XLSX where its media type is accepted', async () => {
    const [csv, xlsx] = [await ask('text/csv'), await ask(XLSX_TYPE)];
    const types = [csv, xlsx].map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual(['text/csv; charset=utf-8', XLSX_TYPE]);
    const rows = readCsv(await csv.text());
    expect(rows[0]).toEqual(HEAD);
    expect(rows.map(([id]) => id)).toEqual(['id', 'contact-greta', 'contact-aldous', 'contact-noor']);
    expect(rows[1]?.[6]).toBe('regular; plums');
    const sheet = await readSheet(Buffer.from(await xlsx.arrayBuffer()));
    expect(sheet[0]).toEqual(HEAD);
    expect(sheet[1]?.slice(0, 4)).toEqual(['contact-greta', 'Greta Olsen', 'greta@example.com', '+4512345601']);
  });

  test.each([
    ['*/*', 'application/json'],
    ['text/html', 'application/json'],
    ['', 'application/json'],
    ['application/json, text/csv;q=0.5', 'application/json'],
    ['application/json;q=0.1, text/csv', 'text/csv'],
    ['text/*', 'text/csv'],
  ])('are not forced on who accepts %j', async (accept, type) => {
    expect((await ask(accept)).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  test('are all that the filter finds, or as many as are asked for', async () => {
    const call = sandbox().patientClient(KEY);
    for (let i = 0; i < 60; i++) await call('createContact', { feedId: 'bakery' }, { name: `Many ${i}` });
    const counts = { '': 63, '?$filter=many': 60, '?$limit=2': 2, '?$limit=2&$offset=62': 1 };
    for (const [query, count] of Object.entries(counts)) {
      sandbox().clock.now += 60_000;
      expect(readCsv(await (await ask('text/csv', query)).text()), query).toHaveLength(count + 1);
    }
  }, 60_000);

  test('hold every text that JSON can, and no formula in CSV', async () => {
    const odd = fc.constantFrom('=1+1', '@x', '"', 'a\r\nb', ',', '+1', '-2');
    // write-excel-file 4.1.1 looks texts up in an object, and loses `toString`.
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), odd).filter((name) => !(name in Object.prototype));
    const asText = (name: string) => (/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(name) ? `'${name}` : name);
    // A cell of nothing is read as null, and line ends as XML has them.
    const plain = (name: unknown): string => String(name ?? '').replaceAll(/\r\n?/g, '\n');
    await holds(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (names) => {
        const book = new ContactBook('bakery', () => 0);
        for (const name of names) book.create({ name });
        const [, ...rows] = readCsv(toCsv(book.list()));
        expect(rows.map(([, name]) => name)).toEqual(names.map(asText));
        const sheet = await readSheet(await toXlsx(book.list()), { trim: false });
        expect(sheet.slice(1).map((row) => plain(row[1]))).toEqual(names.map(plain));
      }),
      40,
    );
  }, 60_000);
});
