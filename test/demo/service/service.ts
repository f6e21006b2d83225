import { afterAll, beforeAll } from 'vitest';
import { startService, type LocalService } from '../../../demo/service/start-service.ts';

/** A service for the tests of one file; `get` sends a request to it, `getJson` also reads the answer. */
export function useService() {
  let running: LocalService | undefined;
  const service = () => {
    if (!running) throw new Error('The service runs from the first test to the last.');
    return running;
  };
  const get = (path: string, init?: RequestInit) => fetch(service().url + path, init);

  beforeAll(async () => void (running = await startService()), 60_000);
  afterAll(() => running?.close());

  return { service, get };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The posts of an answer of either endpoint. */
export function itemsOf(answer: unknown): readonly Record<string, unknown>[] {
  const items = isObject(answer) ? answer['items'] : answer;
  if (!Array.isArray(items)) throw new Error(`No items in ${JSON.stringify(answer)}`);
  return items.filter(isObject);
}
