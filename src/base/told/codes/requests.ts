import type { CodeTable } from './code-table.ts';

/** Of requests. */
export const REQUESTS = {
  'WS-201': {
    title: 'The service answered 404',
    cause:
      'There is no workspace or integration with this id, or `base-url` is the address of something else. An answer of `text/html` is a website.',
    remedy: 'Compare the id with that in your workspace, and open the URL of the line in a tab.',
  },
  'WS-202': {
    title: 'The service refused the request',
    cause: 'It answered with another status of the 400s, for the reason in the line.',
    remedy: 'Check whether the workspace has a public feed, and what `filter` and `order-by` say.',
  },
  'WS-203': {
    title: 'The service failed',
    cause: 'It answered with status 500 or more, three times.',
    remedy: 'It passes, as a rule. If it does not, tell the service the trace id of the line.',
  },
  'WS-204': {
    title: 'Too many requests',
    cause: 'The service answered 429: it was asked more often than it allows.',
    remedy: 'It passes. Fewer elements with different settings ask less often.',
  },
  'WS-205': {
    title: 'The service could not be reached',
    cause:
      'The visitor is offline, the address is wrong, the service is down, or a proxy removes `Access-Control-Allow-Origin`.',
    remedy: 'Open the URL of the line in a tab. Where that displays posts, look for a CORS error beside the line.',
  },
  'WS-206': {
    title: 'The service did not answer in time',
    cause: 'The answer was not complete within `timeout` milliseconds, three times.',
    remedy: 'Open the URL of the line in a tab. Where it takes long, write a longer `timeout`.',
  },
  'WS-207': {
    title: 'The answer is not JSON',
    cause:
      'Something else than the service answered: `text/html` is a website or a page to log in, an answer that breaks off comes from a proxy.',
    remedy: 'Check `base-url`: open the URL of the line in a tab.',
  },
  'WS-208': {
    title: 'The answer is too large',
    cause: 'An answer may have 1 MB, and what is used of it the size of 30 long posts.',
    remedy: 'Ask for fewer posts with `limit` or `page-size`, and check `base-url`.',
  },
  'WS-209': {
    title: 'The service redirects elsewhere',
    cause: 'Redirects are not followed, for they could lead to anybody.',
    remedy: 'Write the address that it leads to in `base-url`.',
  },
  'WS-210': {
    title: 'The answer has an unknown shape',
    cause: 'It is JSON, but no list of posts: another service, or another endpoint of it.',
    remedy: 'Check `base-url`: open the URL of the line in a tab.',
  },
  'WS-211': {
    title: 'No answer is kept',
    cause: 'With `cache="session"` an answer was looked for that is not kept any more.',
    remedy: 'Nothing: the service is asked.',
  },
  'WS-212': {
    title: 'New posts could not be loaded',
    cause: 'A request of `refresh-every` failed. What is displayed stays.',
    remedy: 'Nothing, where it passes: the next try is later. The reason is in the line.',
  },
  'WS-213': {
    title: 'The search cannot look through all posts',
    cause: 'With `search`, the posts that are not displayed yet could not be loaded.',
    remedy: 'The reason stands beside the line. The search looks through those that are displayed.',
  },
  'WS-214': {
    title: 'What failed still fails',
    cause: 'The element tried again by itself, for want of the network or of the service, and failed.',
    remedy: 'Nothing: it tries again later.',
  },
} as const satisfies CodeTable;
