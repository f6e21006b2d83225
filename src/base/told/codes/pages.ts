import type { CodeTable } from './code-table.ts';

/** Of pages, as the doctor finds them: on most, no script of ours runs that could report it. */
export const PAGES = {
  'WS-801': {
    title: 'The page lacks the script or an element',
    cause: 'There are elements but no script tag that defines them, or a script tag but no element.',
    remedy: 'Paste the script tag, and the element where you want the posts.',
  },
  'WS-802': {
    title: 'The script is not a module',
    cause: '`ws-widgets.js` is loaded without `type="module"`, which some systems remove. It does not run without it.',
    remedy: 'Load the classic script, `ws-widgets.iife.js`, which needs no `type`.',
  },
  'WS-803': {
    title: 'A consent plugin blocks the script',
    cause:
      'The `type` of the script tag is one that browsers do not run, such as `text/plain`: a plugin changes it when the visitor agrees. With `consent="click"`, visitors have to agree twice.',
    remedy: 'Exclude the script from the plugin, and let `consent="click"` ask where consent is needed.',
  },
  'WS-804': {
    title: 'An optimizer delays or combines the script',
    cause:
      'The script waits for the first touch or key press, or its code is in a file with others, where it cannot find what it imports.',
    remedy: 'Exclude `ws-widgets` from the optimizer.',
  },
  'WS-805': {
    title: 'An element is not closed',
    cause:
      'Custom elements are not self-closing: what follows `<ws-feed />` becomes its fallback, and is hidden once posts are displayed.',
    remedy: 'Close it: `<ws-feed></ws-feed>`.',
  },
  'WS-806': {
    title: 'The page has no language',
    cause:
      'No ancestor of the element has a `lang`. Messages and dates are in English, and screen readers guess how to read them.',
    remedy: 'Write the language of the page: `<html lang="en">`.',
  },
  'WS-807': {
    title: 'Text is hard to read',
    cause:
      'The color of a part is too close to its background: WCAG requires a contrast of 4.5, or of 3 for large text.',
    remedy: 'Write the style that the doctor suggests, or set another `--ws-text`, `--ws-muted` or `--ws-surface`.',
  },
  'WS-808': {
    title: 'The page moves when the posts appear',
    cause:
      'The page was displayed before the script ran, and reserves no space for the posts. Only browsers that measure this report it.',
    remedy: 'Paste the styles that the doctor suggests into the `<head>`, or load the script there.',
  },
  'WS-809': {
    title: 'The page cannot be examined',
    cause: 'The argument of `ws-widgets doctor` is neither a file nor a URL, or the URL does not answer with a page.',
    remedy: '`npx ws-widgets doctor --help` lists the options.',
  },
} as const satisfies CodeTable;
