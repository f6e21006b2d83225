import { escapeLetter } from '../base/told/tell.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** JSON for a `<script>`: it neither ends the element nor starts a comment, and has no delimiter of a template language. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\[^]?)*"?/g, (string) =>
    string.replaceAll('\\\\', '\\u005c').replaceAll(/[<>{}[\]\u2028\u2029]|\$(?=\$)/g, escapeLetter),
  );

/** Attributes as they are written in a tag; those whose value is `undefined` are left out. */
export const renderAttributes = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** The elements of HTML that all browsers know, obsolete ones included. Any other tag in a text is not markup. */
export const HTML_TAGS: readonly string[] = (
  'a abbr acronym address area article aside audio b base basefont bdi bdo big blockquote body br ' +
  'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em ' +
  'embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
  'iframe img input ins kbd label legend li link listing main map mark marquee menu meta meter ' +
  'nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre ' +
  'progress q rb rp rt rtc ruby s samp script search section select slot small source span strike strong ' +
  'style sub summary sup table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'
).split(' ');
