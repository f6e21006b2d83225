import { describe, expect, test } from 'vitest';
import { nestedForm, traceForm } from '../../../../src/testing/service/error-bodies.ts';
import { printBody, readAnswer, sayAnswer } from '../../../../demo/panels/publish/answer.ts';

const answer = (status: number, body: unknown, headers = {}) => readAnswer(Response.json(body, { status, headers }));
const say = async (...made: Parameters<typeof answer>) => sayAnswer(await answer(...made));

describe('an answer in words', () => {
  const body = { requestId: 'a' };

  test.each<[number, unknown, string]>([
    [200, { body, state: 'published' }, 'Published.'],
    [200, { body, state: 'scheduled' }, 'Scheduled: it appears in a minute.'],
    [403, nestedForm('invalid_key', 'No key.'), 'The sandbox refuses the key. “No key.”'],
    [400, traceForm(400, 'imageUrl', '/'), 'The sandbox does not accept this post. “imageUrl”'],
    [413, traceForm(413, 'Too large', '/'), 'The post is too large. “Too large”'],
    [502, { message: 'No answer.' }, 'The post is not published. “No answer.”'],
  ])('tells what became of the post: %i %j', async (status, answered, words) => {
    expect(await say(status, answered)).toBe(words);
  });

  test('says how long to wait', async () => {
    const refusal = nestedForm('rate_limited', 'Too many requests: wait 5 s.');
    const words = 'Too many requests. “Too many requests: wait 5 s.” Try again in 5 s.';
    expect(await say(429, refusal, { 'retry-after': '5' })).toBe(words);
  });

  test.each([null, { body, state: 'suggested' }])('says that a post is not public: %j', async (answered) => {
    expect(await say(200, answered)).toContain('not public');
  });

  test.each([null, [], 7, '<html>', { error: null }, { message: 7 }, { error: { message: {} } }])(
    'makes nothing up where a refusal says nothing: %j',
    async (body) => expect(await say(500, body)).toBe('The post is not published.'),
  );
});

test('an answer is displayed as it came, whether or not it is JSON', async () => {
  expect(printBody(await answer(200, { state: 'published' }))).toBe('{\n  "state": "published"\n}');
  expect(printBody(await readAnswer(new Response('<b>Bad gateway')))).toBe('<b>Bad gateway');
  expect(printBody(await readAnswer(new Response('')))).toBe('');
});
