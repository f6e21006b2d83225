import type { CodeTable } from './code-table.ts';

/** Of what is displayed. */
export const DISPLAY = {
  'WS-301': {
    title: 'An element cannot be rendered',
    cause: 'Code of the page, or a bug of ours, threw while the element was rendered. Its fallback is displayed.',
    remedy: 'Look at the error next to the line. If it is ours, please report it.',
  },
  'WS-302': {
    title: 'A card cannot be rendered',
    cause: 'Something threw while a post was rendered. The post is left out.',
    remedy: 'Look at the error next to the line. If it is ours, please report it with the post.',
  },
  'WS-303': {
    title: 'renderCard threw',
    cause: 'The function that the page sets as `renderCard` threw, or returned something that cannot be displayed.',
    remedy: 'Look at the error next to the line. The card is displayed as without the function.',
  },
  'WS-304': {
    title: 'A card has nothing to display',
    cause: 'The `post` that was set has no text, title, image or action, or cannot be read.',
    remedy: 'Set a post in the form that the service sends.',
  },
  'WS-305': {
    title: 'A post cannot be translated',
    cause: 'The browser has no translator for the two languages, or could not load it.',
    remedy: 'Nothing: the post stays as it is.',
  },
  'WS-306': {
    title: 'The messages of a language are missing',
    cause: 'The file of the language cannot be loaded, or `lang` is not a language tag.',
    remedy:
      'Put all files of `dist` on the server, and write `lang` as `de` or `pt-BR`. Messages are in English until then.',
  },
  'WS-307': {
    title: "The server's posts do not match",
    cause: 'The server has a different version than the script of the page, or an attribute changed in between.',
    remedy: 'Use one version for both.',
  },
  'WS-308': {
    title: 'The JSON in an element cannot be used',
    cause:
      'The content of `<script type="application/json">` is not JSON, is too large, or is not an answer of the service.',
    remedy: "Put the service's answer into it unchanged. Until then, the posts are requested.",
  },
  'WS-309': {
    title: 'A bug of ours',
    cause: 'Something threw that should not. The line has the error, with its stack.',
    remedy: 'Please report it.',
  },
} as const satisfies CodeTable;
