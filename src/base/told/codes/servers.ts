import type { CodeTable } from './code-table.ts';

/** Of servers. */
export const SERVERS = {
  'WS-701': {
    title: 'No element has a setting of this name',
    cause: 'A server sets something that the element does not have.',
    remedy: 'Remove it.',
  },
  'WS-702': {
    title: 'A page was built without posts',
    cause: 'The service did not return them while Eleventy built the page.',
    remedy: 'The reason is in the line. Build again.',
  },
  'WS-703': {
    title: 'A shortcode has no list of attributes',
    cause: 'The argument of an Eleventy shortcode cannot be read as the attributes of an element.',
    remedy: 'Write it as in HTML: `feed-id="a" limit="3"`.',
  },
  'WS-711': {
    title: 'The shared cache of the edge fails',
    cause: 'The `cache` option threw while it was read or written.',
    remedy: 'Check `cache`. Until then, requests go to the service.',
  },
  'WS-712': {
    title: 'An answer could not be renewed',
    cause: 'The service did not answer the edge. The previous answer is served.',
    remedy: 'The reason is in the line.',
  },
  'WS-713': {
    title: 'A request could not be served',
    cause: 'Something in the edge threw that should not. It answered with status 500.',
    remedy: 'Please report it with the line.',
  },
  'WS-714': {
    title: 'The edge could not be started',
    cause: 'An option of `ws-widgets-edge` is missing or invalid.',
    remedy: '`ws-widgets-edge --help` lists the options.',
  },
  'WS-715': {
    title: 'A request of the edge failed',
    cause: 'The service did not answer the edge, or not with posts. Readers get the previous answer, if there is one.',
    remedy:
      'The reason and the URL are in the line, which is written once a minute at most. `onError` has all of them.',
  },
} as const satisfies CodeTable;
