import { imports, installBlock, sheetBlocks, viteBlock, viteConfig } from './frameworks.ts';
import { type CodeBlock, elementWithBase, type Handout } from '../handout/handout.ts';
import { indent } from '../text/indent.ts';
import { askForPost, isSet } from '../handout/post-script.ts';
import { BRACED, printElement } from '../markup/print-markup.ts';

const PLUGIN = "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ws-') } } })";

function component(handout: Handout): string {
  const script = isSet(handout)
    ? [
        "import { onMounted, shallowRef } from 'vue';",
        ...imports(handout),
        '',
        'const shown = shallowRef();',
        'onMounted(async () => {',
        indent(askForPost(handout)),
        '  shown.value = post;',
        '});',
      ]
    : imports(handout);
  const markup = isSet(handout)
    ? `<${handout.element.tag} :post="shown"></${handout.element.tag}>`
    : printElement(elementWithBase(handout), BRACED);
  return `<script setup>
${script.join('\n')}
</script>

<template>
${indent(markup)}
</template>`;
}

/** Vue 3. */
export const vue = (handout: Handout): CodeBlock[] => [
  installBlock(handout),
  viteBlock(viteConfig(handout, 'vue', '@vitejs/plugin-vue', PLUGIN)),
  { name: isSet(handout) ? 'Post.vue' : 'Posts.vue', language: 'html', code: component(handout) },
  ...sheetBlocks(handout),
];
