import { parseFragment, serialize } from 'parse5';
import cases from '../../conformance/prose.json' with { type: 'json' };
import texts from '../../conformance/light-dom/texts.json' with { type: 'json' };
import urls from '../../conformance/light-dom/urls.json' with { type: 'json' };
import { expect, phpString, test } from './fixtures.ts';

/** Texts, each with what PHP makes of it by an expression. */
const TABLES: Readonly<Record<string, readonly [string, readonly (readonly string[])[]]>> = {
  'of markup the prose that a browser makes of it': [
    `WsWidgets\\text_html( $one, 'html', '_blank', false )`,
    [...cases.takenAway, ...cases.left.map((prose) => [prose, prose])],
  ],
  'of words what no script of the page runs': [
    'WsWidgets\\inert( $one )',
    texts.map(({ text, broken }) => [text, broken]),
  ],
  'of URLs what no script of the page runs': [
    'WsWidgets\\safe_url( $one )',
    urls.filter(({ url }) => url.startsWith('http')).map(({ url, encoded }) => [url, encoded]),
  ],
};

for (const [name, [expression, rows]] of Object.entries(TABLES)) {
  test(`WordPress makes ${name}`, async ({ wordpress }) => {
    const printed = await wordpress.php(`
      foreach ( json_decode( ${phpString(JSON.stringify(rows))} ) as list( $one ) ) {
        $made[] = ${expression};
      }
      echo json_encode( $made );`);
    for (const [i, made] of (JSON.parse(printed) as readonly string[]).entries()) {
      const [written, expected] = rows[i] ?? [];
      expect.soft(expression.includes('html') ? serialize(parseFragment(made)) : made, written).toBe(expected);
    }
  });
}
