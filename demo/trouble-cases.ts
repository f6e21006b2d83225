export interface TroubleCase {
  /** What it shows, in words. */
  readonly name: string;
  readonly markup: string;
  /** Whether it has more to show than a small box holds. */
  readonly isWide?: boolean;
}

export interface TroubleGroup {
  readonly name: string;
  readonly cases: readonly TroubleCase[];
}

// The service counts requests by id: an id of its own lets each visit see what fails at first.
const visit = Math.random().toString(36).slice(2, 8);

/** What can go wrong, and what the elements make of it. */
export const troubleGroups: readonly TroubleGroup[] = [
  {
    name: 'Set up wrong',
    cases: [
      { name: 'No id', markup: '<ws-public-posts></ws-public-posts>' },
      {
        name: 'A base-url that is a script',
        markup: '<ws-public-posts feed-id="bakery" base-url="javascript:alert(1)"></ws-public-posts>',
      },
      {
        name: 'A key in the page',
        markup: '<ws-public-posts feed-id="bakery" api-key="not-a-real-key"></ws-public-posts>',
      },
      {
        name: 'A limit that is no number',
        markup: '<ws-public-posts feed-id="made-1" limit="many"></ws-public-posts>',
      },
    ],
  },
  {
    name: 'Refused',
    cases: [
      { name: 'No such workspace', markup: '<ws-public-posts feed-id="nobody" limit="1"></ws-public-posts>' },
      { name: '403, with a trace id', markup: '<ws-public-posts feed-id="trouble-403" limit="1"></ws-public-posts>' },
      {
        name: '403, as an error object',
        markup: '<ws-public-posts feed-id="trouble-403-nested" limit="1"></ws-public-posts>',
      },
      {
        name: '403, with a fallback',
        markup: `<ws-public-posts feed-id="trouble-403~words" limit="1">
  <a href="https://example.com">Our news</a>
</ws-public-posts>`,
      },
      { name: '500, with a trace id', markup: '<ws-public-posts feed-id="trouble-500" limit="1"></ws-public-posts>' },
      {
        name: '500, as an error object',
        markup: '<ws-public-posts feed-id="trouble-500-nested" limit="1"></ws-public-posts>',
      },
      {
        name: 'Rate-limited for an hour',
        markup: '<ws-public-posts feed-id="trouble-429-long" limit="1"></ws-public-posts>',
      },
      {
        name: 'Rate-limited, the wait hidden',
        markup: '<ws-public-posts feed-id="trouble-429-hidden" limit="1"></ws-public-posts>',
      },
    ],
  },
  {
    name: 'No answer, or none that can be read',
    cases: [
      {
        name: 'No answer at all',
        markup: '<ws-public-posts feed-id="trouble-silent" timeout="1500" limit="1"></ws-public-posts>',
      },
      {
        name: 'The connection breaks',
        markup: '<ws-public-posts feed-id="trouble-reset" limit="1"></ws-public-posts>',
      },
      { name: 'An HTML page', markup: '<ws-public-posts feed-id="trouble-html" limit="1"></ws-public-posts>' },
      {
        name: 'An HTML page with 502',
        markup: '<ws-public-posts feed-id="trouble-502-html" limit="1"></ws-public-posts>',
      },
      {
        name: 'JSON that is cut off',
        markup: '<ws-public-posts feed-id="trouble-truncated" limit="1"></ws-public-posts>',
      },
      { name: 'null', markup: '<ws-public-posts feed-id="trouble-null" limit="1"></ws-public-posts>' },
      {
        name: 'An object for a list',
        markup: '<ws-public-posts feed-id="trouble-object" limit="1"></ws-public-posts>',
      },
      {
        name: 'Rubbish with one good post',
        markup: '<ws-public-posts feed-id="trouble-rubbish" limit="30"></ws-public-posts>',
      },
    ],
  },
  {
    name: 'Fine after a while',
    cases: [
      { name: 'Three seconds slow', markup: '<ws-public-posts feed-id="trouble-slow" limit="1"></ws-public-posts>' },
      {
        name: 'Rate-limited for a second',
        markup: `<ws-public-posts feed-id="trouble-429-then-fine~${visit}" limit="1"></ws-public-posts>`,
      },
      {
        name: 'Rate-limited until a date',
        markup: `<ws-public-posts feed-id="trouble-429-date~${visit}" limit="1"></ws-public-posts>`,
      },
      {
        name: '500 twice',
        markup: `<ws-public-posts feed-id="trouble-500-then-fine~${visit}" limit="1"></ws-public-posts>`,
      },
    ],
  },
  {
    name: 'Less than was hoped for',
    cases: [
      { name: 'No posts', markup: '<ws-public-posts feed-id="empty" limit="1"></ws-public-posts>' },
      {
        name: 'The second page fails',
        markup: '<ws-feed feed-id="trouble-second-page-500" page-size="1" more="scroll"></ws-feed>',
      },
      {
        name: 'One workspace of three fails',
        markup: '<ws-embed embed-id="half" org="valley" page-size="1" hide="image"></ws-embed>',
      },
      {
        name: 'Broken images',
        markup: '<ws-public-posts feed-id="trouble-broken-images" limit="1"></ws-public-posts>',
      },
      {
        name: 'Fields of the wrong type',
        markup: '<ws-feed feed-id="trouble-half-broken" layout="grid"></ws-feed>',
        isWide: true,
      },
      {
        name: 'Hostile content',
        markup: '<ws-feed feed-id="trouble-hostile" layout="grid" page-size="6" lines="4" heading-level="5"></ws-feed>',
        isWide: true,
      },
    ],
  },
];
