import { createClient, postsUrl, readBaseUrl } from '../../src/headless.ts';
import { localServiceUrl } from '../base/local-service.ts';

const ask = createClient((url, init) => fetch(url, init));
const TIMEOUT_MS = 10_000;
const PAGE = 30;

/** Loads a post of a workspace, as the service sends it. `written` is `<feed id>/<index>`, from 0. */
export async function loadPost(baseUrl: string, written: string): Promise<unknown> {
  const [feedId = '', index = '0'] = written.split('/');
  const base = readBaseUrl(baseUrl || localServiceUrl(), document.baseURI);
  if (base === undefined) return undefined;
  const { signal } = new AbortController();
  const answer = await ask(postsUrl(base, feedId, { offset: 0, limit: PAGE }), { signal, timeoutMs: TIMEOUT_MS });
  const items = typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : undefined;
  // Another service may have fewer posts.
  return Array.isArray(items) ? (items[Number(index)] ?? items[0]) : undefined;
}
