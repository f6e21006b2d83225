import {
  askForPost,
  blockOf,
  type CodeBlock,
  elementWithBase,
  type Handout,
  isSet,
  presetFile,
} from '../handout/handout.ts';
import { BRACED, printElement } from '../markup/print-markup.ts';
import type { Language } from '../text/highlight.ts';
import { indent } from '../text/literals.ts';

/** The name of the style sheet that is imported beside the element. */
const sheetName = ({ element }: Handout): string => `${element.tag}.css`;

/** The imports of a module for the element and its look. */
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

/** Without these targets, Vite compiles the `light-dark()` of presets to code that older browsers support, but pages do not. */
const CSS_TARGET = "  build: { cssTarget: ['chrome123', 'firefox121', 'safari17.5'] }, // those that know light-dark()";

/** What Vite needs to compile a component. */
interface Plugin {
  readonly name: string;
  readonly from: string;
  readonly call: string;
  /** Whether the configuration that `npm create vite` writes is not enough. */
  readonly isOwn?: true;
}

/** The file of a component, its look, and what Vite needs for the component and for a look with two color schemes. */
export function viteBlocks(
  handout: Handout,
  plugin: Plugin,
  extension: string,
  language: Language,
  code: string,
): CodeBlock[] {
  const hasSchemes = presetFile(handout) !== '' || handout.css.includes('light-dark(');
  const config = [
    `import ${plugin.name} from '${plugin.from}';`,
    "import { defineConfig } from 'vite';",
    '',
    'export default defineConfig({',
    `  plugins: [${plugin.call}],`,
    ...(hasSchemes ? [CSS_TARGET] : []),
    '});',
  ];
  return [
    installBlock(handout),
    ...blockOf('vite.config.js', 'js', hasSchemes || plugin.isOwn ? config.join('\n') : ''),
    { name: `${isSet(handout) ? 'Post' : 'Posts'}.${extension}`, language, code },
    ...blockOf(sheetName(handout), 'css', handout.css),
  ];
}

/** The script of a component. For a card, it requests the post once the component is displayed. */
const scriptOf = (handout: Handout, imported: string, state: string, onMount: string, set: string): string =>
  (isSet(handout)
    ? [imported, ...imports(handout), '', state, onMount, indent(askForPost(handout)), `  ${set} = post;`, '});']
    : imports(handout)
  ).join('\n');

/** The markup of a component. For a card, `post` is the attribute that sets the post. */
const markupOf = (handout: Handout, post: string): string =>
  isSet(handout)
    ? `<${handout.element.tag} ${post}></${handout.element.tag}>`
    : printElement(elementWithBase(handout), BRACED);

/** Svelte 5. */
export function svelte(handout: Handout): CodeBlock[] {
  const mount = "import { onMount } from 'svelte';";
  const script = scriptOf(handout, mount, 'let shown = $state.raw();', 'onMount(async () => {', 'shown');
  const code = `<script>\n${indent(script)}\n</script>\n\n${markupOf(handout, 'post={shown}')}`;
  const plugin = { name: '{ svelte }', from: '@sveltejs/vite-plugin-svelte', call: 'svelte()' };
  return viteBlocks(handout, plugin, 'svelte', 'html', code);
}

const IS_ELEMENT = "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ws-') } } })";

/** Vue 3. */
export function vue(handout: Handout): CodeBlock[] {
  const mount = "import { onMounted, shallowRef } from 'vue';";
  const script = scriptOf(handout, mount, 'const shown = shallowRef();', 'onMounted(async () => {', 'shown.value');
  const markup = indent(markupOf(handout, ':post="shown"'));
  const code = `<script setup>\n${script}\n</script>\n\n<template>\n${markup}\n</template>`;
  const plugin: Plugin = { name: 'vue', from: '@vitejs/plugin-vue', call: IS_ELEMENT, isOwn: true };
  return viteBlocks(handout, plugin, 'vue', 'html', code);
}
