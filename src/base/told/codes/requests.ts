import type { CodeTable } from './code-table.ts';

/** Of requests. */
export const REQUESTS = {
  'WS-201': {
    title: 'The service answered 404',
    cause:
      'There is no workspace or integration with this id, or `base-url` is the address of something else. An answer of `text/html` is a website.',
    remedy: 'Compare the id with the one in your workspace, and open the URL in the line in a tab.',
  },
  'WS-202': {
    title: 'The service refused the request',
    cause: 'It answered with another 4xx status, for the reason in the line.',
    remedy: 'Check whether the workspace has a public feed, and what `filter` and `order-by` say.',
  },
  'WS-203': {
    title: 'The service failed',
    cause: 'It answered with status 500 or more, three times.',
    remedy: 'This is usually temporary. If it is not, report the trace id in the line to the service.',
  },
  'WS-204': {
    title: 'Too many requests',
    cause: 'The service answered 429: it got more requests than it allows.',
    remedy: 'This is temporary. Fewer elements with different settings send fewer requests.',
  },
  'WS-205': {
    title: 'The service could not be reached',
    cause:
      'The visitor is offline, the address is wrong, the service is down, or a proxy removes `Access-Control-Allow-Origin`.',
    remedy: 'Open the URL in the line in a tab. If that displays posts, look for a CORS error next to the line.',
  },
  'WS-206': {
    title: 'The service did not answer in time',
    cause: 'The answer was not complete within `timeout` milliseconds, three times.',
    remedy: 'Open the URL in the line in a tab. If it takes long, set a longer `timeout`.',
  },
  'WS-207': {
    title: 'The answer is not JSON',
    cause:
      'Something other than the service answered: `text/html` is a website or a login page, an incomplete answer comes from a proxy.',
    remedy: 'Check `base-url`: open the URL in the line in a tab.',
  },
  'WS-208': {
    title: 'The answer is too large',
    cause: 'An answer may have up to 1 MB, and the part of it that is used the size of 30 long posts.',
    remedy: 'Request fewer posts with `limit` or `page-size`, and check `base-url`.',
  },
  'WS-209': {
    title: 'The service redirects elsewhere',
    cause: 'Redirects are not followed, because they could lead anywhere.',
    remedy: 'Set `base-url` to the address that it redirects to.',
  },
  'WS-210': {
    title: 'The answer has an unknown shape',
    cause: 'It is JSON, but not a list of posts: another service, or another endpoint of the service.',
    remedy: 'Check `base-url`: open the URL in the line in a tab.',
  },
  'WS-211': {
    title: 'No answer is kept',
    cause: 'With `cache="session"`, an answer was looked up that is no longer kept.',
    remedy: 'Nothing: the posts are requested from the service.',
  },
  'WS-212': {
    title: 'New posts could not be loaded',
    cause: 'A request of `refresh-every` failed. The displayed posts stay.',
    remedy: 'Nothing, if it is temporary: it is tried again later. The reason is in the line.',
  },
  'WS-213': {
    title: 'The search cannot look through all posts',
    cause: 'With `search`, the posts that are not displayed yet could not be loaded.',
    remedy: 'The reason is next to the line. The search looks through the displayed posts.',
  },
  'WS-214': {
    title: 'What failed still fails',
    cause: 'The network or the service was unavailable. The element retried by itself, and failed again.',
    remedy: 'Nothing: it tries again later.',
  },
} as const satisfies CodeTable;
