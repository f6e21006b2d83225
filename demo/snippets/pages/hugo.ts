import { blockOf, type CodeBlock, type Handout, isCard } from '../handout/handout.ts';
import { look, modulePage } from './html.ts';
import { BRACED } from '../markup/print-markup.ts';

/** Text that needs no escaping in a quoted parameter of a shortcode, in every version of Hugo. */
const PLAIN = /^[^"\\`{}<>\p{Cc}]*$/u;

/** Whether the shortcode of the module is enough, because it takes only attributes. */
const fitsModule = (handout: Handout): boolean =>
  !isCard(handout) &&
  handout.element.children.length === 0 &&
  handout.element.attributes.every(([, value]) => PLAIN.test(value));

/** The configuration of the site. A JSON string is also a TOML string. */
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
const withModule = (handout: Handout): CodeBlock[] => [
  ...blockOf('hugo.toml, with the module in themes/ws-widgets', 'text', configuration(handout)),
  ...blockOf('In the head of your layout', 'html', look(handout, BRACED)),
  ...blockOf('In your content, on a line of its own', 'text', shortcode(handout)),
];

/** A shortcode, because Hugo removes HTML from content by default: that of the module, or one of the site. */
export const hugo = (handout: Handout): CodeBlock[] => {
  const isModule = fitsModule(handout);
  const file = `layouts/shortcodes/${handout.element.tag}.html`;
  return [
    ...(isModule ? withModule(handout) : []),
    ...blockOf(isModule ? `Or, without the module, ${file}` : file, 'html', modulePage(handout, {}, BRACED)),
    ...blockOf(isModule ? 'And in your content' : 'In your content', 'text', `{{< ${handout.element.tag} >}}`),
  ];
};
