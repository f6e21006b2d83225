import { hasSchemes, imports, installBlock, sheetBlocks, viteBlock, viteConfig } from './frameworks.ts';
import { type CodeBlock, elementWithBase, type Handout } from '../handout/handout.ts';
import { indent } from '../text/indent.ts';
import { askForPost, isSet } from '../handout/post-script.ts';
import { BRACED, printElement } from '../markup/print-markup.ts';

const cardScript = (handout: Handout): string[] => [
  "import { onMount } from 'svelte';",
  ...imports(handout),
  '',
  'let shown = $state.raw();',
  'onMount(async () => {',
  indent(askForPost(handout)),
  '  shown = post;',
  '});',
];

function component(handout: Handout): string {
  const script = isSet(handout) ? cardScript(handout) : imports(handout);
  const markup = isSet(handout)
    ? `<${handout.element.tag} post={shown}></${handout.element.tag}>`
    : printElement(elementWithBase(handout), BRACED);
  return `<script>\n${indent(script.join('\n'))}\n</script>\n\n${markup}`;
}

/** Svelte 5. */
export const svelte = (handout: Handout): CodeBlock[] => [
  installBlock(handout),
  ...(hasSchemes(handout)
    ? [viteBlock(viteConfig(handout, '{ svelte }', '@sveltejs/vite-plugin-svelte', 'svelte()'))]
    : []),
  { name: isSet(handout) ? 'Post.svelte' : 'Posts.svelte', language: 'html', code: component(handout) },
  ...sheetBlocks(handout),
];
