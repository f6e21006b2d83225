import type { CodeBlock, Handout } from '../handout/handout.ts';
import { modulePage } from './html.ts';
import { indent, jsTemplate } from '../text/literals.ts';

const shortcodeName = ({ element }: Handout): string =>
  element.tag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A shortcode, so that the same markup can be on any number of pages. */
export const eleventy = (handout: Handout): CodeBlock[] => [
  {
    name: 'eleventy.config.js',
    language: 'js',
    code: `const markup = ${jsTemplate(modulePage(handout))};

export default function (eleventyConfig) {
${indent(`eleventyConfig.addShortcode('${shortcodeName(handout)}', () => markup);`)}
}`,
  },
  { name: 'In a template', language: 'text', code: `{% ${shortcodeName(handout)} %}` },
];
