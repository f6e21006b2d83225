import { parseFragment, serialize } from 'parse5';
import markup from '../../conformance/markup.json' with { type: 'json' };
import prose from '../../conformance/prose.json' with { type: 'json' };
import texts from '../../conformance/light-dom/texts.json' with { type: 'json' };
import urls from '../../conformance/light-dom/urls.json' with { type: 'json' };
import { CASES } from '../conformance/cases.ts';
import { expect, phpString, test } from './fixtures.ts';

// What PHP computes, by tables.

/** WordPress encodes more of a URL than a browser does: a server reads both alike. */
const encoded = (url: string): string => {
  const { origin, href } = new URL(url);
  const rest = href.slice(origin.length).replace(/[[\]\\^`{|}]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return origin + rest.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
};

interface Table {
  /** In PHP, of `$one`. */
  readonly expression: string;
  /** Each `$one`, and what the expression gives. */
  readonly rows: readonly (readonly [one: unknown, expected: unknown])[];
  /** Brings what PHP gave, and what is expected, into one form. */
  readonly inForm?: (value: string) => string;
}

const TABLES: Readonly<Record<string, Table>> = {
  'the prose of markup is what a browser makes of it': {
    expression: `WsWidgets\\text_html( $one, 'html', '_blank', false )`,
    rows: [...prose.takenAway, ...prose.tidied, ...prose.left.map((left) => [left, left])].map(([html, left]) => [
      html,
      left,
    ]),
    inForm: (html) => serialize(parseFragment(html.replaceAll('<br>\n', '<br>'))),
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
  'an address of a service is completed as it was meant': {
    expression: 'WsWidgets\\read_base_url( WsWidgets\\whole_address( $one ) )',
    rows: [
      ['api.example', 'https://api.example'],
      ['api.example:8443/v1/', 'https://api.example:8443/v1'],
      ['https://api.example/feeds/club/posts', 'https://api.example'],
      ['localhost:3000', 'http://localhost:3000'],
      ['a b', ''],
    ],
  },
  'the contrast of colors is measured as WCAG has it, in each form that a theme has': {
    expression: 'WsWidgets\\is_legible( $one[0], $one[1] )',
    rows: [
      [['#767676', '#fff'], true],
      [['#777777', 'white'], false],
      [['#9DFF20', '#FFFFFF'], false],
      [['var(--wp--preset--color--contrast)', 'var(--wp--preset--color--primary)'], true],
      [['rgb(0, 0, 0)', 'rgba(255, 255, 255, 1)'], true],
      [['hsl(90, 100%, 18%)', 'hsl(0 0% 100%)'], true],
      [['rgba(0, 0, 0, 0.2)', '#fff'], false],
      [['var(--wp--preset--color--none)', '#fff'], false],
      [['', '#fff'], false],
    ],
  },
  'pills of buttons make no pills of cards': {
    expression: 'WsWidgets\\card_radius( $one )',
    rows: [
      ['9999px', 'min(9999px,1em)'],
      ['0', 'min(0px,1em)'],
      [{ topLeft: '1px' }, ''],
    ],
  },
  'what is not a value of CSS is left out': {
    expression: 'WsWidgets\\css_value( $one )',
    rows: [
      ['red;}body{display:none', ''],
      ['</style><script>', ''],
      ['var:preset|color|primary', 'var(--wp--preset--color--primary)'],
    ],
  },
  'a variant is spoken as its language is, or as its readers write it': {
    expression: 'WsWidgets\\nearest_locale( $one )',
    rows: Object.entries({
      de_DE_formal: 'de_DE_formal',
      de_AT: 'de_DE',
      de_CH: 'de_DE_formal',
      fr_CA: 'fr_FR',
      nn_NO: 'nb_NO',
      pt_AO: 'pt_PT',
      zh_HK: 'zh_TW',
      zh_SG: 'zh_CN',
      fi: 'fi',
      en_GB: 'en_GB',
      ary: 'ary',
    }),
  },
  'a site has the words of PHP in its language, whatever the script': {
    expression: `( $mo = new MO() )->import_from_file( WP_PLUGIN_DIR . "/ws-widgets/languages/ws-widgets-$one.mo" ) ? $mo->translate( 'Read this post' ) : ''`,
    rows: [
      ['bg_BG', 'Преглед на публикацията'],
      ['nb_NO', 'Vis innlegget'],
      ['zh_TW', '查看貼文'],
      ['de_DE_formal', 'Diesen Beitrag lesen'],
    ],
  },
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
