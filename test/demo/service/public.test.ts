import { expect, test } from 'vitest';
import { createAnswers } from '../../../demo/service/recorded/answer-request.ts';
import { startService } from '../../../demo/service/start-service.ts';
import paths from './recorded/paths.json' with { type: 'json' };
import { isObject, useService } from './service.ts';

// Requests to the local service without a key. `endpoints.property.test.ts` compares each answer with its description.

const { get, service } = useService();

test('no website may read what was requested, or delete it', async () => {
  const own = await startService();
  await fetch(`${own.url}/feeds/bakery/posts`);
  for (const method of ['GET', 'DELETE', 'OPTIONS']) {
    const asks = { 'access-control-request-method': 'DELETE', origin: 'https://example.com' };
    const { headers, status } = await fetch(`${own.url}/_requests`, { method, headers: asks });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(own.requests(), method).toEqual(['/feeds/bakery/posts']);
  }
  await own.close();
  expect((await get('/_requests', { headers: { origin: service().url } })).status).toBe(200);
});

const origin = 'https://records.example';
/** The JSON without the values that differ from one answer to the next. */
const withoutTimes = (body: string, origin: string): unknown =>
  JSON.parse(
    body
      .replaceAll(origin, '')
      .replaceAll(/"(traceId|timestamp|publishedDate|publishDate|created)":"[^"]*"/g, '"$1":""'),
  );

test.each(paths)('an answer in the page, where no service is, is that of the service: %s', async (path) => {
  const outcome = await createAnswers({ origin, startedAt: Date.now() })(path);
  if (!isObject(outcome)) throw new Error(`"${String(outcome)}" is not an answer.`);
  const response = await get(path);
  expect(outcome.status).toBe(response.status);
  expect(withoutTimes(String(outcome.body), origin)).toEqual(withoutTimes(await response.text(), service().url));
});
