import { describe, expect, test } from 'vitest';
import { nestedForm, traceForm } from '../../../../demo/service/base/error-bodies.ts';
import { printBody, readAnswer, sayAnswer } from '../../../../demo/panels/publish/answer.ts';

const answer = (status: number, body: unknown, headers = {}) => readAnswer(Response.json(body, { status, headers }));
const say = async (...made: Parameters<typeof answer>) => sayAnswer(await answer(...made));

describe('an answer in words', () => {
  test('tells what became of the post', async () => {
    const body = { requestId: 'a' };
    expect(await say(200, { body, state: 'published' })).toBe('Published.');
    expect(await say(200, { body, state: 'scheduled' })).toBe('Scheduled: it appears in a minute.');
    expect(await say(200, { body, state: 'suggested' })).toContain('not public');
    expect(await say(200, null)).toContain('not public');
  });

  test('says what a refusal says, in both of its shapes', async () => {
    expect(await say(403, nestedForm('invalid_key', 'The key is missing or invalid.'))).toBe(
      'The sandbox refuses the key. “The key is missing or invalid.”',
    );
    expect(await say(400, traceForm(400, 'body/imageUrl is wrong', '/'))).toBe(
      'The sandbox does not accept this post. “body/imageUrl is wrong”',
    );
    expect(await say(413, traceForm(413, 'Too large', '/'))).toBe('The post is too large. “Too large”');
    expect(await say(502, { message: 'The sandbox does not answer.' })).toBe(
      'The post is not published. “The sandbox does not answer.”',
    );
  });

  test('says how long to wait', async () => {
    const body = nestedForm('rate_limited', 'Too many requests: wait 5 s.');
    expect(await say(429, body, { 'retry-after': '5' })).toBe(
      'Too many requests. “Too many requests: wait 5 s.” Try again in 5 s.',
    );
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
