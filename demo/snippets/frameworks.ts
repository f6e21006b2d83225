import type { CodeBlock, Handout } from './handout.ts';
import { presetFile } from './handout.ts';

/** The name of the style sheet that is imported beside the element. */
export const sheetName = ({ element }: Handout): string => `${element.tag}.css`;

/** What a module imports to have the element, and its look. */
export const imports = (handout: Handout): string[] => [
  `import 'ws-widgets/${handout.element.tag}';`,
  ...(presetFile(handout) ? [`import 'ws-widgets/${presetFile(handout)}';`] : []),
  ...(handout.css ? [`import './${sheetName(handout)}';`] : []),
];

export const installBlock = ({ release }: Handout): CodeBlock => ({
  name: 'Once, in your project',
  language: 'sh',
  code: `npm install ws-widgets@${release.version}`,
});

/** The style sheet as a file of its own, where something was changed. */
export const sheetBlocks = (handout: Handout): CodeBlock[] =>
  handout.css ? [{ name: sheetName(handout), language: 'css', code: handout.css }] : [];
