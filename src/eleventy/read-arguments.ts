import { tell } from '../base/told/tell.ts';
import { parseHtml } from '../server/parse-html.ts';
import { propertyOf, toWritten } from '../settings/attributes.ts';

/** What Nunjucks marks the object of named arguments with. */
const MARK = '__keywords';

/** The attributes in a text, as HTML reads them: `feed-id="bakery" page-size="3"`. */
function readAttributes(text: string): [name: string, value: unknown][] {
  const [element, ...others] = parseHtml(`<ws-feed ${text}></ws-feed>`).children;
  if (element?.type !== 'element' || element.children.length > 0 || others.length > 0) {
    tell('warn', 'WS-703', `ws-widgets: '${text}' is not a list of attributes; it is left out.`);
    return [];
  }
  return Object.entries(element.properties);
}

/**
 * The settings that the arguments of a shortcode say, by the names of properties: attributes as in HTML, which all
 * template languages can say, or objects.
 */
export const readArguments = (given: readonly unknown[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    given
      .flatMap((one) => (typeof one === 'string' ? readAttributes(one) : Object.entries(one ?? {})))
      .filter(([name]) => name !== MARK)
      .map(([name, value]) => [propertyOf(name), value && typeof value === 'object' ? toWritten(value) : value]),
  );
