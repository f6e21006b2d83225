/** What a code stands for: `docs/errors.md` has a section of each. */
interface Told {
  readonly title: string;
  readonly cause: string;
  readonly remedy: string;
}

/**
 * All that the console is told and all faults, by codes that never change: another problem has another number. Scripts
 * have the codes alone, for nothing but types is imported from here. 1xx are set-ups, 2xx requests, 3xx what is
 * displayed, 6xx files of the script, 7xx servers.
 */
export const CODES = {
  'WS-101': {
    title: 'A key stands in the page',
    cause: 'An element has the attribute `api-key` or `x-api-key`. Everybody who opens the page can read it.',
    remedy: 'Remove the attribute and renew the key. Public posts need none.',
  },
  'WS-102': {
    title: 'An attribute is missing',
    cause: 'Without it nothing can be requested: `feed-id`, or `embed-id` and `org` of `<ws-embed>`.',
    remedy: 'Write the attribute that the line names.',
  },
  'WS-103': {
    title: 'The address of the service is missing',
    cause:
      'There is no `base-url` on the element, no `data-base-url` on the script tag and no `<meta name="ws-base-url">`.',
    remedy: 'Write `data-base-url="https://…"` on the script tag.',
  },
  'WS-104': {
    title: 'The address of the service is not an http(s) URL',
    cause: 'What was written cannot be read as a URL, or begins with something else than `https://` or `http://`.',
    remedy: 'Write the address of the service, as `https://api.example`.',
  },
  'WS-105': {
    title: 'The address of the service has no scheme',
    cause: '`base-url="api.example"` would be a path of your own website.',
    remedy: 'Write `https://` before it. A path of your website begins with `/` or `./`.',
  },
  'WS-106': {
    title: 'A module is missing that holds posts back',
    cause:
      'An attribute asks for a feature, as `consent`, whose file cannot be loaded: without it, nothing is displayed.',
    remedy: 'Put all files of `dist` into one folder of the server, and allow them in the policy of the page.',
  },
  'WS-107': {
    title: 'The policy of the page blocks the service',
    cause: 'The Content Security Policy of the page has no `connect-src` that allows the address of the service.',
    remedy:
      'Add the address that the line names to `connect-src`. The guide to Content Security Policy has a whole policy.',
  },
  'WS-108': {
    title: 'Nothing may be requested',
    cause: 'A feature, as `consent`, was turned on while posts were being requested.',
    remedy: 'Nothing: posts are requested once the visitor agrees.',
  },
  'WS-112': {
    title: 'The value of an attribute does not fit',
    cause: 'The attribute takes other words, a number in other bounds, a URL or JSON.',
    remedy:
      'Write one of the values that the reference of attributes lists. The line says which value is used instead.',
  },
  'WS-113': {
    title: 'No element has an attribute of this name',
    cause: 'The name is misspelled, belongs to another element, or is that of a custom property.',
    remedy: 'Write the name that the line proposes. Names that are near to none of ours are never told.',
  },
  'WS-114': {
    title: 'No post has the id of a pinned one',
    cause: '`pin` names a post that the service does not give, or gives later than the first 130.',
    remedy: 'Remove the id from `pin`.',
  },
  'WS-115': {
    title: 'There is no template for the cards of the page',
    cause: '`cards="page"` fills in a template of yours, and the element has none.',
    remedy: 'Write a `<template slot="card">` into the element, or remove `cards`.',
  },
  'WS-116': {
    title: 'A <div> stands for no element',
    cause: '`data-ws-element` names something else than an element that requests posts.',
    remedy: 'Write one of the names that the line lists.',
  },
  'WS-117': {
    title: 'The order of several workspaces cannot be chosen',
    cause: '`order-by` is for one workspace. The posts of several are merged, newest first.',
    remedy: 'Remove `order-by`, or name one workspace.',
  },
  'WS-118': {
    title: 'An integration names too many workspaces',
    cause: 'The embedded integration joins more workspaces than one page may ask.',
    remedy: 'Make an integration of fewer workspaces. The first ones are displayed.',
  },
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
  'WS-301': {
    title: 'An element cannot be rendered',
    cause:
      'Something of the page, or a mistake of ours, threw while the element was rendered. Its fallback is displayed.',
    remedy: 'Look at the error beside the line. If it is ours, please report it.',
  },
  'WS-302': {
    title: 'A card cannot be rendered',
    cause: 'Something threw while a post was rendered. The post is left out.',
    remedy: 'Look at the error beside the line. If it is ours, please report it with the post.',
  },
  'WS-303': {
    title: 'renderCard threw',
    cause: 'The function that the page sets as `renderCard` threw, or returned what cannot be displayed.',
    remedy: 'Look at the error beside the line. The card is displayed as without the function.',
  },
  'WS-304': {
    title: 'A card has nothing to display',
    cause: 'The `post` that was set has no text, title, image or action, or cannot be read.',
    remedy: 'Set a post as the service sends it.',
  },
  'WS-305': {
    title: 'A post cannot be translated',
    cause: 'The browser has no translator for the two languages, or could not load it.',
    remedy: 'Nothing: the post stays as it is.',
  },
  'WS-306': {
    title: 'The words of a language are missing',
    cause: 'The file of the language cannot be loaded, or `lang` is not a language tag.',
    remedy:
      'Put all files of `dist` on the server, and write `lang` as `de` or `pt-BR`. The words are English until then.',
  },
  'WS-307': {
    title: "The server's posts do not fit",
    cause: 'The server renders by another version than the script of the page, or an attribute changed in between.',
    remedy: 'Use one version for both.',
  },
  'WS-308': {
    title: 'The JSON in an element cannot be used',
    cause:
      'What stands in `<script type="application/json">` is not JSON, is too large, or is no answer of the service.',
    remedy: "Write the service's answer into it as it came. The posts are requested.",
  },
  'WS-309': {
    title: 'A mistake of ours',
    cause: 'Something threw that should not. The line has the error, with its stack.',
    remedy: 'Please report it.',
  },
  'WS-601': {
    title: 'Elements are missing',
    cause: 'The script cannot load a file that belongs to it, or does not run.',
    remedy:
      'Put all files of `dist` into the folder that the line names, and allow them in the policy of the page (`script-src`).',
  },
  'WS-602': {
    title: 'A module could not be loaded',
    cause: 'A file of `dist` is missing on the server, or the network failed.',
    remedy: 'Put all files of `dist` into one folder of the server. The page does without what is in it.',
  },
  'WS-603': {
    title: 'A tag cannot be defined',
    cause: 'The page guards or has changed `customElements`.',
    remedy: 'Look at the error beside the line, and at other scripts of the page that define elements.',
  },
  'WS-604': {
    title: 'A tag is taken',
    cause:
      'The page loads two versions of the script, or another script has an element of this name. The first defines it.',
    remedy: 'Load one version. `wsWidgets.version` in the console is that whose elements the page has.',
  },
  'WS-605': {
    title: 'Other versions would not be known',
    cause: 'The page has sealed `globalThis`: two versions of the script on it would not know each other.',
    remedy: 'Load one version.',
  },
  'WS-606': {
    title: 'No early request was sent',
    cause: 'Something that the page did to its document threw. The elements send their requests a little later.',
    remedy: 'Look at the error beside the line.',
  },
  'WS-607': {
    title: 'The address of a frame has something wrong',
    cause: 'A parameter in the query of `frame.html` is unknown, is written twice, or does not fit.',
    remedy: 'Correct what the line names.',
  },
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
} as const satisfies Readonly<Record<`WS-${number}`, Told>>;

export type Code = keyof typeof CODES;
