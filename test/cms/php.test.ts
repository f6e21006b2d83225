import { parseFragment, serialize } from 'parse5';
import markup from '../../conformance/markup.json' with { type: 'json' };
import prose from '../../conformance/prose.json' with { type: 'json' };
import texts from '../../conformance/light-dom/texts.json' with { type: 'json' };
import urls from '../../conformance/light-dom/urls.json' with { type: 'json' };
import { CASES } from '../conformance/cases.ts';
import { expect, phpString, test } from './fixtures.ts';
import tables from './php-tables.json' with { type: 'json' };

// What PHP computes, tested with tables.

/** WordPress encodes more of a URL than a browser does: a server reads both alike. */
const encoded = (url: string): string => {
  const { origin, href } = new URL(url);
  const rest = href.slice(origin.length).replace(/[[\]\\^`{|}]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return origin + rest.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
};

interface Table {
  /** A PHP expression with `$one` in it. */
  readonly expression: string;
  /** Each `$one`, and what the expression gives. */
  readonly rows: readonly (readonly [one: unknown, expected: unknown])[];
  /** Brings the result of PHP and the expected one into the same form. */
  readonly inForm?: (value: string) => string;
}

const TABLES: Readonly<Record<string, Table>> = {
  'the prose of markup is what a browser makes of it': {
    expression: `WsWidgets\\text_html( $one, 'html', '_blank', false )`,
    rows: [...prose.takenAway, ...prose.tidied, ...prose.left.map((left) => [left, left])].map(([html, left]) => [
      html,
      left,
    ]),
    inForm: (html) =>
      serialize(
        parseFragment(html.replaceAll(' aria-description="opens in a new tab"', '').replaceAll('<br>\n', '<br>')),
      ),
  },
  'the headings of prose are below what it is part of': {
    expression: `WsWidgets\\text_html( $one[0], 'html', '_blank', false, array(), $one[1] )`,
    rows: prose.levels.map(([html, level, left]) => [[html, level], left]),
  },
  'a link of prose leads to who is called or written to, as in a browser': {
    expression: `( preg_match( '/ href="([^"]*)/', WsWidgets\\text_html( '<a href="' . htmlspecialchars( $one ) . '">a</a>', 'html', '_blank', false ), $found ) ? html_entity_decode( $found[1], ENT_QUOTES ) : null )`,
    rows: prose.contacts.map(([written, href]) => [written, href]),
  },
  'markup is what looks like it': {
    expression: 'WsWidgets\\has_tags( $one )',
    rows: [...markup.markup.map((text) => [text, true] as const), ...markup.text.map((text) => [text, false] as const)],
  },
  'a text with references alone is text, and its lines count': {
    expression: `html_entity_decode( str_replace( "<br>", '', WsWidgets\\text_html( $one, 'auto', '_blank', false ) ), ENT_QUOTES )`,
    rows: markup.references.map(([text, said]) => [text, said]),
  },
  'words are no template, formula or shortcode': {
    expression: 'WsWidgets\\inert( $one )',
    rows: texts.map(({ text, broken }) => [text, broken]),
  },
  'nor are URLs': {
    expression: 'WsWidgets\\safe_url( $one )',
    rows: urls.flatMap(({ url, encoded: safe }) => (url.startsWith('http') ? [[url, safe] as const] : [])),
  },
  'a URL of a post leads where it led, once it is printed': {
    expression: 'WsWidgets\\safe_url( WsWidgets\\read_url( $one ) )',
    rows: CASES.flatMap(({ post }) => (post?.['url'] ? [[post['url'], post['url']] as const] : [])),
    inForm: encoded,
  },
  ...(tables as unknown as Record<string, Table>),
};

for (const [name, { expression, rows, inForm }] of Object.entries(TABLES)) {
  test(name, async ({ wordpress }) => {
    const printed = await wordpress.php(`
      foreach ( json_decode( ${phpString(JSON.stringify(rows.map(([one]) => one)))}, true ) as $one ) {
        $given[] = ${expression};
      }
      echo json_encode( $given );`);
    for (const [i, given] of (JSON.parse(printed) as readonly unknown[]).entries()) {
      const [one, expected] = rows[i] ?? [];
      const [said, wanted] = inForm ? [inForm(String(given)), inForm(String(expected))] : [given, expected];
      expect.soft(said, String(one)).toEqual(wanted);
    }
  });
}
