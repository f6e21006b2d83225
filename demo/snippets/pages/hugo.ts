import { type CodeBlock, type Handout, isCard } from '../handout/handout.ts';
import { look, modulePage } from './html.ts';
import { BRACED } from '../markup/print-markup.ts';

/** What can be in a parameter of a shortcode unchanged, between quotes, in every version. */
const PLAIN = /^[^"\\`{}<>\p{Cc}]*$/u;

/** Whether the shortcode of the module says it all: it takes attributes alone. */
const fitsModule = (handout: Handout): boolean =>
  !isCard(handout) &&
  handout.element.children.length === 0 &&
  handout.element.attributes.every(([, value]) => PLAIN.test(value));

/** A string of JSON is one of TOML. */
const configuration = ({ release, baseUrl }: Handout): string =>
  [
    "theme = ['ws-widgets'] # and your own after it",
    '',
    '[params.wsWidgets]',
    `scriptUrl = ${JSON.stringify(`${release.filesUrl}ws-widgets.js`)}`,
    `baseUrl = ${JSON.stringify(baseUrl)}`,
  ].join('\n');

function shortcode({ element: { tag, attributes } }: Handout): string {
  const parameters = attributes.map(([name, value]) => ` ${name}="${value === '' ? 'true' : value}"`);
  return `{{< ${tag}${parameters.join('')} >}}`;
}

/** With the module, which prints the posts as well. */
function withModule(handout: Handout): CodeBlock[] {
  const head = look(handout, BRACED);
  return [
    { name: 'hugo.toml, with the module in themes/ws-widgets', language: 'text', code: configuration(handout) },
    ...(head ? [{ name: 'In the head of your layout', language: 'html' as const, code: head }] : []),
    { name: 'In your content, on a line of its own', language: 'text', code: shortcode(handout) },
  ];
}

/** A shortcode, for Hugo leaves HTML out of content by default: that of the module, or one of the site's own. */
export const hugo = (handout: Handout): CodeBlock[] => {
  const isModule = fitsModule(handout);
  const file = `layouts/shortcodes/${handout.element.tag}.html`;
  return [
    ...(isModule ? withModule(handout) : []),
    {
      name: isModule ? `Or, without the module, ${file}` : file,
      language: 'html',
      code: modulePage(handout, {}, BRACED),
    },
    {
      name: isModule ? 'And in your content' : 'In your content',
      language: 'text',
      code: `{{< ${handout.element.tag} >}}`,
    },
  ];
};
