import { type StoryGroup, trouble, VISIT } from './tell.ts';

export const ERRORS: StoryGroup = {
  title: 'Errors',
  stories: [
    trouble('No such workspace', '404.', { 'feed-id': 'nobody' }),
    trouble('Refused', '403, with a trace id to quote.', { 'feed-id': 'trouble-403' }),
    trouble('Refused, as an error object', '403, in the service’s other format.', { 'feed-id': 'trouble-403-nested' }),
    trouble(
      'Refused, with a fallback',
      'Your link stays in place of the posts.',
      { 'feed-id': 'trouble-403~words' },
      { slots: { '': '<p><a href="https://example.com/news">Our news</a></p>' } },
    ),
    trouble(
      'Refused, in your words',
      'The `error` slot.',
      { 'feed-id': 'trouble-403' },
      { slots: { error: '<p slot="error">Our news is taking a break.</p>' } },
    ),
    trouble('The service fails', '500, after two more tries.', { 'feed-id': 'trouble-500' }),
    trouble('Fails, as an error object', '500, in the service’s other format.', { 'feed-id': 'trouble-500-nested' }),
    trouble('Fails twice, then works', 'The visitor notices a longer wait, nothing else.', {
      'feed-id': `trouble-500-then-fine~${VISIT}`,
    }),
    trouble('Too many requests', 'For an hour: the visitor is told at once.', { 'feed-id': 'trouble-429-long' }),
    trouble('Too many, for a second', 'The time that the service names is waited for.', {
      'feed-id': `trouble-429-then-fine~${VISIT}`,
    }),
    trouble('Too many, until a date', 'The time can be a date, too.', { 'feed-id': `trouble-429-date~${VISIT}` }),
    trouble('Too many, the time hidden', 'Another origin cannot read it (CORS).', { 'feed-id': 'trouble-429-hidden' }),
    trouble('No answer at all', 'A timeout after a second and a half.', {
      'feed-id': 'trouble-silent',
      timeout: '1500',
    }),
    trouble('The connection breaks', 'In the middle of the response.', { 'feed-id': 'trouble-reset' }),
    trouble('An HTML page as the response', 'A page where data was requested.', { 'feed-id': 'trouble-html' }),
    trouble('An HTML page with 502', 'What a proxy sends when the service is down.', {
      'feed-id': 'trouble-502-html',
    }),
    trouble('JSON that is cut off', 'Half a response.', { 'feed-id': 'trouble-truncated' }),
    trouble('`null` as the response', 'Valid JSON, but no posts.', { 'feed-id': 'trouble-null' }),
    trouble('An object instead of a list', 'The wrong type.', { 'feed-id': 'trouble-object' }),
  ],
};
