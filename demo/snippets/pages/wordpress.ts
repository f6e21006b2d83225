import { propertyOf } from '../../../src/settings/attributes.ts';
import { blockOf, type CodeBlock, type Handout, presetFile } from '../handout/handout.ts';
import { modulePage } from './html.ts';
import { type Dialect, escapeAttribute } from '../markup/print-markup.ts';
import { byNumber, UNSEEN } from '../text/literals.ts';

/**
 * Square brackets are for shortcodes, which are looked for in HTML blocks as well; and quotes, dashes, dots, a cross
 * and a mark are made to look like those of a printer.
 */
const BLOCK: Dialect = {
  special: /[[\]'"]|(?<=`)`|-(?=[-\s])|(?<=[-\s])-|(?<=\.)\.|(?<=\d)x(?=\d)|\((?=tm\))/gi,
  // Names of grid lines alone: those within strings are escaped already. The space makes no shortcode of one.
  css: (sheet) => sheet.replaceAll('[', '[ '),
};

/** WordPress takes a backslash in a shortcode for an escape, and brackets for its ends. */
const SHORTCODE: Dialect = { special: /[[\]\\]/g };

/** A block of the plugin, in the form in which WordPress itself writes one: what ends a comment is written by number. */
function pluginBlock({ element: { tag, attributes } }: Handout): string {
  const written = attributes.map(([name, value]) => [propertyOf(name), value || 'true']);
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

/** The look, for the page of the theme that takes CSS, and refuses what looks like a tag. */
function look(handout: Handout): string {
  const file = presetFile(handout);
  const preset = file ? `@import url(${JSON.stringify(handout.release.filesUrl + file)});` : '';
  return [preset, handout.css].filter(Boolean).join('\n').replaceAll('<', '\\3c ');
}

/**
 * What the plugin takes; and a block of HTML, which takes the content of slots as well, and which only those may use
 * whose HTML WordPress does not filter. A single post is nothing that the plugin shows.
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
