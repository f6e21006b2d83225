import type { CodeBlock, Handout } from './handout.ts';
import { classicUrl, lookAndElement, modulePage, presetLink } from './html.ts';
import { phpNowdoc, phpString } from './literals.ts';
import { postScript } from './post-script.ts';
import type { Dialect } from './print-markup.ts';

/**
 * Square brackets are for shortcodes, which are looked for in HTML blocks as well; and quotes, dashes, dots, a cross
 * and a mark are made to look like those of a printer.
 */
const BLOCK: Dialect = {
  special: /[[\]'"]|(?<=`)`|-(?=[-\s])|(?<=[-\s])-|(?<=\.)\.|(?<=\d)x(?=\d)|\((?=tm\))/gi,
  // Names of grid lines alone: those within strings are escaped already. The space makes no shortcode of one.
  css: (sheet) => sheet.replaceAll('[', '[ '),
};

const shortcodeName = ({ element }: Handout): string => element.tag.replaceAll('-', '_');

/** For the theme's functions.php. The tag of a classic script takes nothing that WordPress does not write itself. */
function functions(handout: Handout): string {
  const markup = [presetLink(handout), lookAndElement(handout), postScript(handout)].filter(Boolean).join('\n');
  return [
    `add_shortcode( '${shortcodeName(handout)}', function () {`,
    `    wp_enqueue_script( 'ws-widgets', ${phpString(classicUrl(handout))}, array(), null, true );`,
    `    return ${phpNowdoc(markup)};`,
    '} );',
  ].join('\n');
}

/**
 * A shortcode, which every author may use; or a block, which only those may whose HTML WordPress does not filter.
 */
export const wordpress = (handout: Handout): CodeBlock[] => [
  { name: 'At the end of your theme’s functions.php', language: 'php', code: functions(handout) },
  { name: 'In a post, a page or a widget', language: 'text', code: `[${shortcodeName(handout)}]` },
  {
    name: 'Or, as an administrator, in the code editor',
    language: 'html',
    code: `<!-- wp:html -->\n${modulePage(handout, {}, BLOCK)}\n<!-- /wp:html -->`,
  },
];
