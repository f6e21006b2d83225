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

  test('holds any text as it is', () => expect(run(writeCatalogue(HOSTILE, HOSTILE))).toEqual(HOSTILE));
});
