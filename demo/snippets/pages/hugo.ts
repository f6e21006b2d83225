import { blockOf, type CodeBlock, type Handout, isCard } from '../handout/handout.ts';
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
const withModule = (handout: Handout): CodeBlock[] => [
  ...blockOf('hugo.toml, with the module in themes/ws-widgets', 'text', configuration(handout)),
  ...blockOf('In the head of your layout', 'html', look(handout, BRACED)),
  ...blockOf('In your content, on a line of its own', 'text', shortcode(handout)),
];

/** A shortcode, for Hugo leaves HTML out of content by default: that of the module, or one of the site's own. */
export const hugo = (handout: Handout): CodeBlock[] => {
  const isModule = fitsModule(handout);
  const file = `layouts/shortcodes/${handout.element.tag}.html`;
  return [
    ...(isModule ? withModule(handout) : []),
    ...blockOf(isModule ? `Or, without the module, ${file}` : file, 'html', modulePage(handout, {}, BRACED)),
    ...blockOf(isModule ? 'And in your content' : 'In your content', 'text', `{{< ${handout.element.tag} >}}`),
  ];
};
