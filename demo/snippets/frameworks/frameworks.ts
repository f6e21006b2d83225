import { type CodeBlock, type Handout, presetFile } from '../handout/handout.ts';

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

/** Else Vite writes `light-dark()`, which the presets are made of, in a way that older browsers know and pages do not. */
const CSS_TARGET = "  build: { cssTarget: ['chrome123', 'firefox121', 'safari17.5'] }, // those that know light-dark()";

/** Whether the look says `light-dark()`. */
export const hasSchemes = (handout: Handout): boolean =>
  presetFile(handout) !== '' || handout.css.includes('light-dark(');

/** The settings of Vite that a plugin needs, and the look where it has two schemes. */
export const viteConfig = (handout: Handout, name: string, from: string, call = `${name}()`): string =>
  [
    `import ${name} from '${from}';`,
    "import { defineConfig } from 'vite';",
    '',
    'export default defineConfig({',
    `  plugins: [${call}],`,
    ...(hasSchemes(handout) ? [CSS_TARGET] : []),
    '});',
  ].join('\n');

export const viteBlock = (code: string): CodeBlock => ({ name: 'vite.config.js', language: 'js', code });
