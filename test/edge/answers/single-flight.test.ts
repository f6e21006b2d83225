import { afterEach, expect, test, vi } from 'vitest';
import { SingleFlight } from '../../../src/edge/answers/single-flight.ts';

afterEach(() => vi.useRealTimers());

const never = (): Promise<string> => new Promise(() => {});

test('work that never ends, for its worker was ended, is joined for half a minute alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const flights = new SingleFlight<string>();
  const lost = flights.run('a', () => {}, never);
  vi.setSystemTime(Date.now() + 29_999);
  expect(
    flights.run(
      'a',
      () => {},
      async () => 'again',
    ),
  ).toBe(lost);
  vi.setSystemTime(Date.now() + 1);
  expect(
    await flights.run(
      'a',
      () => {},
      async () => 'again',
    ),
  ).toBe('again');
});
