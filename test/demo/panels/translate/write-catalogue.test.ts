import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../../demo/panels/translate/judge-catalogue.ts';
import { writeCatalogue } from '../../../../demo/panels/translate/write-catalogue.ts';
import { CATALOGUES } from '../../../../src/content/catalogues.ts';
import { english } from '../../../../src/content/english.ts';

/** The messages that a file holds. */
function run(file: string): unknown {
  const literal = /: Catalogue = (\{[\s\S]*\});\n$/.exec(file)?.[1];
  return JSON.parse(JSON.stringify(new Function(`return ${literal}`)()));
}

const HOSTILE: Catalogue = {
  share: `it's "so" \\ \u2028 \${x} \n \u0000 </script>`,
  'rate-limited': "l'été",
  claps: { one: '"', other: "'{count}'\\" },
};

describe('the file of a catalogue', () => {
  test.each(Object.entries(CATALOGUES))('says what the catalogue says: %s', async (_, load) => {
    const { messages } = (await load?.()) ?? { messages: {} };
    expect(run(writeCatalogue(english, messages as Catalogue))).toEqual(messages);
  });

  test('is what the formatter makes of it', async () => {
    const { messages } = await import('../../../../src/content/languages/fr.ts');
    const written = writeCatalogue(english, messages as Catalogue);
    const config = await resolveConfig(new URL('../../../../src/content/languages/fr.ts', import.meta.url));
    expect(await format(written, { ...config, parser: 'typescript' })).toBe(written);
  });

  test('holds any text as it is', () => expect(run(writeCatalogue(HOSTILE, HOSTILE))).toEqual(HOSTILE));

  test('has what is translated, in the order of the English, and no key that it has not', () => {
    const file = writeCatalogue({ a: 'A', b: 'B', c: 'C' }, { d: 'D', c: 'Z', a: 'X' });
    expect(file).toMatch(/^import type .*\n\nexport const messages: Catalogue = \{\n {2}a: 'X',\n {2}c: 'Z',\n\};\n$/);
    expect(run(writeCatalogue({ a: 'A' }, {}))).toEqual({});
  });
});
