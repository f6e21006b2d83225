import type { CodeTable } from './code-table.ts';

/** Of pages, as the doctor finds them: in most, no script of ours runs that could tell. */
export const PAGES = {
  'WS-801': {
    title: 'The page lacks the script or an element',
    cause: 'There are elements and no script tag that defines them, or a script tag and no element.',
    remedy: 'Paste the script tag, and the element where the posts are to be.',
  },
  'WS-802': {
    title: 'The script is no module',
    cause: '`ws-widgets.js` is loaded without `type="module"`, which some systems remove. It does not run then.',
    remedy: 'Load the classic script, `ws-widgets.iife.js`, which needs no `type`.',
  },
  'WS-803': {
    title: 'A consent plugin holds the script back',
    cause:
      'The `type` of the script tag is none that browsers run, as `text/plain`: a plugin changes it when the visitor agrees. With `consent="click"`, visitors have to agree twice.',
    remedy: 'Take the script out of the plugin, and let `consent="click"` ask where asking is needed.',
  },
  'WS-804': {
    title: 'An optimizer delays or combines the script',
    cause:
      'The script waits for the first touch or key, or its code is in a file with others, where it does not find what it imports.',
    remedy: 'Exclude `ws-widgets` from the optimizer.',
  },
  'WS-805': {
    title: 'An element is not closed',
    cause:
      'Only elements of HTML close themselves: what follows `<ws-feed />` becomes its fallback, and is hidden once posts are displayed.',
    remedy: 'Close it: `<ws-feed></ws-feed>`.',
  },
  'WS-806': {
    title: 'The page has no language',
    cause: 'No `lang` is around the element. Words and dates are English, and screen readers guess how to read them.',
    remedy: 'Write the language of the page: `<html lang="en">`.',
  },
  'WS-807': {
    title: 'Text is hard to read',
    cause:
      'The color of a part is too near to what is behind it: WCAG asks for a contrast of 4.5, and of 3 where text is large.',
    remedy: 'Write the style that the doctor proposes, or set another `--ws-text`, `--ws-muted` or `--ws-surface`.',
  },
  'WS-808': {
    title: 'The page moves when the posts come',
    cause:
      'The page was displayed before the script ran, and keeps no space for the posts. Browsers that measure this tell it.',
    remedy: 'Paste the styles that the doctor proposes into the `<head>`, or load the script there.',
  },
  'WS-809': {
    title: 'The page cannot be examined',
    cause: 'What was given to `ws-widgets doctor` is no file and no address, or does not answer with a page.',
    remedy: '`npx ws-widgets doctor --help` says what may be written.',
  },
} as const satisfies CodeTable;
