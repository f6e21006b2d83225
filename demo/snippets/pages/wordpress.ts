import { propertyOf } from '../../../src/settings/attributes.ts';
import { blockOf, type CodeBlock, type Handout, presetFile } from '../handout/handout.ts';
import { modulePage } from './html.ts';
import { type Dialect, escapeAttribute, reference } from '../markup/print-markup.ts';
import { byNumber, UNSEEN } from '../text/literals.ts';

/**
 * WordPress reads square brackets as shortcodes, also in HTML blocks; and it replaces quotes, dashes, dots, `x` between
 * digits and `(tm)` with typographic characters.
 */
const BLOCK: Dialect = {
  special: /[[\]'"]|(?<=`)`|-(?=[-\s])|(?<=[-\s])-|(?<=\.)\.|(?<=\d)x(?=\d)|\((?=tm\))/gi,
  // These are only names of grid lines: brackets in strings are escaped already. With the space, they are no shortcodes.
  css: (sheet) => sheet.replaceAll('[', '[ '),
};

/** In a shortcode, WordPress reads a backslash as an escape, and brackets as its ends. */
const SHORTCODE: Dialect = { special: /[[\]\\]/g };

/** A block of the plugin, as its editor writes it: characters that could end a comment are written by number. */
function pluginBlock({ element: { tag, attributes } }: Handout): string {
  const written = attributes.map(([name, value]) => [propertyOf(name), value.replace(/[<>&]/g, reference) || 'true']);
  const json = JSON.stringify(Object.fromEntries(written))
    .replaceAll('\\\\', '\\u005c')
    .replaceAll('\\"', '\\u0022')
    .replaceAll('--', '\\u002d\\u002d')
    .replace(/[<>&]/g, byNumber)
    .replace(UNSEEN, byNumber);
  return `<!-- wp:ws-widgets/${tag.slice('ws-'.length)} ${json} /-->`;
}

/** A shortcode of the plugin. */
function shortcode({ element: { tag, attributes } }: Handout): string {
  const written = attributes.map(([name, value]) =>
    value === '' ? name : `${name}="${escapeAttribute(value, SHORTCODE)}"`,
  );
  return `[${[tag.replaceAll('-', '_'), ...written].join(' ')}]`;
}

/** The look, for the theme's page for CSS, which refuses what looks like a tag. */
function look(handout: Handout): string {
  const file = presetFile(handout);
  const preset = file ? `@import url(${JSON.stringify(handout.release.filesUrl + file)});` : '';
  return [preset, handout.css].filter(Boolean).join('\n').replaceAll('<', '\\3c ');
}

/**
 * Code for the plugin, and a block of HTML. The HTML can also have slots, but only users whose HTML WordPress does not
 * filter can use it. The plugin does not display single posts.
 */
export function wordpress(handout: Handout): CodeBlock[] {
  const html = `<!-- wp:html -->\n${modulePage(handout, {}, BLOCK)}\n<!-- /wp:html -->`;
  const byPlugin: CodeBlock[] = [
    { name: 'With the plugin, in the code editor', language: 'html', code: pluginBlock(handout) },
    { name: 'With the plugin, in a classic theme or a widget', language: 'text', code: shortcode(handout) },
    { name: 'Once: the address of the service, under Settings, WS Widgets', language: 'text', code: handout.baseUrl },
    ...blockOf('Its look, as Additional CSS of the theme', 'css', look(handout)),
  ];
  return [
    ...(handout.element.tag === 'ws-post-card' ? [] : byPlugin),
    { name: 'Without the plugin, as an administrator, in the code editor', language: 'html', code: html },
  ];
}
