import type { CodeBlock, Handout } from './handout.ts';
import { modulePage } from './html.ts';
import { BRACED } from './print-markup.ts';

/** A shortcode, for Hugo leaves HTML out of content by default. */
export const hugo = (handout: Handout): CodeBlock[] => [
  { name: `layouts/shortcodes/${handout.element.tag}.html`, language: 'html', code: modulePage(handout, {}, BRACED) },
  { name: 'In your content', language: 'text', code: `{{< ${handout.element.tag} >}}` },
];
