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
    cause: 'The service did not give them while Eleventy built the page.',
    remedy: 'The reason is in the line. Build again.',
  },
  'WS-703': {
    title: 'A shortcode has no list of attributes',
    cause: 'What stands in a shortcode of Eleventy cannot be read as the attributes of an element.',
    remedy: 'Write it as in HTML, as `feed-id="a" limit="3"`.',
  },
  'WS-711': {
    title: 'The shared cache of the edge fails',
    cause: 'The `cache` that was handed in threw while it was read or written.',
    remedy: 'Check `cache`. The service is asked until then.',
  },
  'WS-712': {
    title: 'An answer could not be renewed',
    cause: 'The service did not answer the edge. The answer before is served.',
    remedy: 'The reason is in the line.',
  },
  'WS-713': {
    title: 'A request could not be served',
    cause: 'Something threw in the edge that should not. It answered with status 500.',
    remedy: 'Please report it with the line.',
  },
  'WS-714': {
    title: 'The edge could not be started',
    cause: 'An option of `ws-widgets-edge` is missing or does not fit.',
    remedy: '`ws-widgets-edge --help` lists what may be written.',
  },
} as const satisfies CodeTable;
