// What the specification leaves open ("not shown"), and what the sandbox does there: the one place that says so. The
// documentation page shows the list, and the code takes its numbers from here.

/** §8: larger bodies are refused. A megabyte is a million bytes: what passes here passes there, however it is meant. */
export const BODY_MAX_BYTES = 2_000_000;

/** §8: requests of one key in a minute. */
export const REQUESTS_PER_MINUTE = 60;

/** §8: requests of one key in quick succession. */
export const BURST_REQUESTS = 20;
export const BURST_SECONDS = 5;

export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 100;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Choice {
  /** The section of the specification. */
  readonly section: number;
  readonly about: string;
  readonly choice: string;
  readonly reason: string;
}

export const CHOICES: readonly Choice[] = [
  {
    section: 2,
    about: 'Fields of a listed contact',
    choice: 'Those of a contact, and `feedId`, `tags`, `created` and `notificationSettings` (`email`, `sms`).',
    reason: 'They are what the other endpoints change, so that a change can be seen.',
  },
  {
    section: 2,
    about: 'Fields that nobody gave',
    choice: 'Those of a contact are empty strings, those of a collection or a product are absent.',
    reason: 'A contact is listed with fixed fields, the others may have any.',
  },
  {
    section: 2,
    about: 'Nested shapes: `follows`, `statusTags`, `recipients`, `notificationSettings`',
    choice: 'Any object; it is taken and has no effect.',
    reason: 'To refuse what the service may take would be worse than to ignore it.',
  },
  {
    section: 2,
    about: 'Nested shapes: `ctaLink`, `button`, `author`',
    choice: '`label` and `url` for the first two, `name` for the third; other fields are ignored.',
    reason: 'They are the names that published posts have here.',
  },
  {
    section: 2,
    about: 'Fields of a tag',
    choice: '`name` and `contacts`, the number of contacts that have it.',
    reason: 'The least that a list of tags is for.',
  },
  {
    section: 2,
    about: 'Fields of a team member',
    choice: '`id`, `name`, `role` and `image`.',
    reason: 'The least that a page about a team shows.',
  },
  {
    section: 2,
    about: 'Fields of a published post',
    choice: 'Those of a post request, with `postId`, `postUrl`, `publishDate`, `claps` and those of the workspace.',
    reason: 'The same post is the same on both sides. Markup in `text` is given back as it came.',
  },
  {
    section: 3,
    about: 'States of a contact',
    choice: '`pending`, or `active` where `addDirectly` is true; then `active`, `unsubscribed` or `suppressed`.',
    reason: 'One for each thing that an endpoint does.',
  },
  {
    section: 3,
    about: 'States of a product',
    choice: 'Whatever string its `status` was given.',
    reason: 'Nothing but the upsert changes it.',
  },
  {
    section: 3,
    about: 'States of a post request',
    choice: '`published`, `scheduled` or `suggested`.',
    reason: 'What `action` decides, in the same words.',
  },
  {
    section: 4,
    about: 'Success status codes',
    choice: '200 with a body, 204 without one.',
    reason: 'An upsert does not tell whether it created or updated; clients test for 2xx.',
  },
  {
    section: 4,
    about: '`$filter`',
    choice: 'Words, separated by spaces: each must occur in a text of the record, in any case of letters.',
    reason: 'It needs no grammar. In the public list, what is more than words is ignored.',
  },
  {
    section: 4,
    about: '`$orderBy`',
    choice: '`name`, `email` or `created`, then `asc` or `desc`; anything else is the order of creation.',
    reason: 'It reads like the public one, which takes `publishedDate`.',
  },
  {
    section: 4,
    about: 'Media type of XLSX',
    choice: `\`${XLSX_TYPE}\`.`,
    reason: 'It is the registered one.',
  },
  {
    section: 4,
    about: 'What a file of contacts holds',
    choice: 'All that `$filter` finds, or as many as `$limit` says.',
    reason: 'An export of a page would lose the rest unnoticed.',
  },
  {
    section: 4,
    about: 'Unsubscribing and suppressing',
    choice:
      'Both end all notifications of every contact with that email address or phone number. Suppressing also holds for contacts created later.',
    reason: 'One is a wish of a contact, the other a rule about an address.',
  },
  {
    section: 4,
    about: 'Scope of unsubscribing and suppressing',
    choice: 'Basic credentials alone; a key is refused with 403.',
    reason: 'They are shown with nothing else, and what works here should work there.',
  },
  {
    section: 4,
    about: 'Values of `action`',
    choice: '`publish`, `schedule` and `suggest`; without one, `suggest`.',
    reason: 'Nothing appears in public that nobody asked to publish.',
  },
  {
    section: 4,
    about: 'Format of `publishDate`',
    choice: 'ISO 8601 with a time zone; needed to schedule. A moment that has passed publishes at once.',
    reason: 'All timestamps are ISO 8601, and clocks differ.',
  },
  {
    section: 4,
    about: 'The id of a post',
    choice: 'It is the `requestId` of its request.',
    reason: 'Who publishes a post can look for it in the public lists.',
  },
  {
    section: 4,
    about: 'An `id` or `externalId` that is not known',
    choice: 'The record is created with it. An `id` goes before an `externalId`; 409 where they name two records.',
    reason: 'The same upsert, sent again, finds its record.',
  },
  {
    section: 4,
    about: 'Collections of a product that do not exist',
    choice: 'They are kept, and listed from when they exist.',
    reason: 'Products and collections may be sent in any order.',
  },
  {
    section: 4,
    about: 'Addresses of pictures and links',
    choice: 'http and https alone; others are refused with 400.',
    reason: 'The widgets show no others.',
  },
  {
    section: 4,
    about: 'Fields of a body that are not known',
    choice: 'They are ignored.',
    reason: 'The service is in beta, and its fields change.',
  },
  {
    section: 5,
    about: 'Credentials',
    choice: 'Fixed ones, printed by `npm run sandbox`. With both variants in one request, Basic counts.',
    reason: 'They open nothing but this sandbox.',
  },
  {
    section: 5,
    about: 'What Basic credentials may do',
    choice: 'Everything in their workspace or organisation.',
    reason: 'The variant lists no scope.',
  },
  {
    section: 5,
    about: 'A scope that ends in `read-write`',
    choice: 'It includes `read-only` of the same area.',
    reason: 'Nobody may write what they may not read.',
  },
  {
    section: 5,
    about: 'A workspace that is not the key’s',
    choice: '403, whether or not it exists.',
    reason: 'A key tells nothing about workspaces of others.',
  },
  {
    section: 6,
    about: 'Events',
    choice: 'None.',
    reason: 'None are shown.',
  },
  {
    section: 7,
    about: 'Which error has which shape',
    choice: 'What is refused before a request is read (a key, a rate) is nested; all others are in the trace form.',
    reason: 'Both shapes occur with 403, so a client has to read both.',
  },
  {
    section: 7,
    about: 'Status codes',
    choice: '400, 403, 404, 409, 413, 415 and 429.',
    reason: 'Each is what HTTP says for the case.',
  },
  {
    section: 7,
    about: 'Values of `type`',
    choice: '`invalid_key` and `rate_limited`.',
    reason: 'One for each status in that shape.',
  },
  {
    section: 8,
    about: 'A page of an authenticated list',
    choice: `${PAGE_DEFAULT} records, ${PAGE_MAX} at most; higher values are silently clamped. \`maxResults\` is the number used.`,
    reason: 'As the public list does it.',
  },
  {
    section: 8,
    about: 'Quick succession',
    choice: `At most ${BURST_REQUESTS} requests in any ${BURST_SECONDS} seconds, and ${REQUESTS_PER_MINUTE} in any 60. Refused requests do not count.`,
    reason: 'A client that waits as long as `Retry-After` says always gets through.',
  },
  {
    section: 8,
    about: 'Rate without a valid key',
    choice: 'The same, for each client address.',
    reason: 'No other number is shown.',
  },
  {
    section: 9,
    about: 'An unknown version',
    choice: 'An authenticated endpoint refuses it with 400; the public ones ignore the header.',
    reason: 'A misspelt version is found here, not in production.',
  },
];

/** The list in Markdown, by the sections of the specification. */
export const describeChoices = (): string =>
  [...new Set(CHOICES.map(({ section }) => section))]
    .map((section) => {
      const choices = CHOICES.filter((one) => one.section === section);
      const items = choices.map(({ about, choice, reason }) => `- **${about}:** ${choice} *${reason}*`);
      return [`### Section ${section}`, '', ...items].join('\n');
    })
    .join('\n\n');
