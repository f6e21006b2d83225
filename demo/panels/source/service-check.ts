import {
  createClient,
  embedUrl,
  type Fault,
  FaultError,
  normaliseEmbed,
  OFFSET_MAX,
  PAGE_MAX,
  postsUrl,
  publicPostsUrl,
  readBaseUrl,
} from '../../../src/headless.ts';
import { readEnvelope, readList } from '../../../src/source/workspace-posts.ts';
import type { Setting } from '../../setting/setting.ts';

/** What stands behind the address that the visitor wrote, in words. */
export interface ServiceAnswer {
  readonly kind: 'good' | 'bad';
  readonly words: string;
}

const TIMEOUT_MS = 8000;

const good = (words: string): ServiceAnswer => ({ kind: 'good', words });
const bad = (words: string): ServiceAnswer => ({ kind: 'bad', words });

const idsOf = (written = ''): string[] => [...new Set(written.match(/\S+/g))];

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** What can be done about it comes before what it is called. */
function explain({ kind, status, message, retryAfterMs }: Fault, what: string, baseUrl: string): string {
  const { host } = new URL(baseUrl);
  switch (kind) {
    case 'http':
      if (status === 404) return `${host} has no ${what}. Check the id: upper and lower case matter.`;
      if (status === 401 || status === 403) return `${host} refuses ${what} (${status}): is it public? “${message}”`;
      return `${host} answered ${status} for ${what}: “${message}”`;
    case 'rate-limited':
      return `${host} has had too many requests. Try again ${retryAfterMs ? `in ${Math.ceil(retryAfterMs / 1000)} seconds` : 'in a while'}.`;
    case 'timeout':
      return `${host} did not answer within ${TIMEOUT_MS / 1000} seconds.`;
    case 'network':
      return location.protocol === 'https:' && baseUrl.startsWith('http:')
        ? `An https page cannot request http: write https:// before ${host}.`
        : `There is no answer from ${host}. Is the address right, and does the service allow other origins (CORS)?`;
    default:
      return `${host} answers, but not as a workspace service does: ${message}`;
  }
}

/** Asks a service whether what a setting names is there, and how many posts it has. */
export class ServiceCheck {
  readonly #ask = createClient((url, init) => fetch(url, init));

  /** `undefined` where there is nothing to ask for. */
  async check({ tag, attributes, baseUrl: written }: Setting, signal: AbortSignal): Promise<ServiceAnswer | undefined> {
    const baseUrl = readBaseUrl(written);
    if (baseUrl === undefined) return bad('This is not an http(s) address. Write it as https://api.example');
    const get = (url: string): Promise<unknown> => this.#ask(url, { signal, timeoutMs: TIMEOUT_MS });
    let what = 'it';
    try {
      if (tag === 'ws-embed') {
        const { 'embed-id': embedId = '', org = '' } = attributes;
        if (!embedId || !org) return bad('Enter an embed-id and an org to check them.');
        what = `embedded integration “${embedId}” for “${org}”`;
        const embed = normaliseEmbed(await get(embedUrl(baseUrl, embedId, org)));
        return good(embed ? `Found: it has ${count(embed.feedIds.length, 'workspace')}.` : 'Found.');
      }
      const ids = idsOf(attributes['feed-id']);
      if (tag === 'ws-post-card') return undefined;
      if (ids.length === 0) return bad('Enter the id of a workspace to check it.');
      const counts: string[] = [];
      for (const id of ids) {
        what = `workspace “${id}”`;
        counts.push(`${await this.#countPosts(tag, baseUrl, id, get)}${ids.length > 1 ? ` in ${id}` : ''}`);
      }
      return good(`Found: ${counts.join(', ')}.`);
    } catch (reason) {
      signal.throwIfAborted();
      if (reason instanceof FaultError) return bad(explain(reason.fault, what, baseUrl));
      throw reason;
    }
  }

  /** The service tells no total: its pages are walked, as far as they reach. */
  async #countPosts(tag: string, baseUrl: string, id: string, get: (url: string) => Promise<unknown>): Promise<string> {
    if (tag === 'ws-public-posts') {
      const posts = lengthOf(await get(publicPostsUrl(baseUrl, id, PAGE_MAX)));
      return posts < PAGE_MAX ? count(posts, 'post') : `${PAGE_MAX} posts or more`;
    }
    const pageAt = async (offset: number): Promise<number> =>
      lengthOf(await get(postsUrl(baseUrl, id, { offset, limit: PAGE_MAX })));
    for (let offset = 0; ; offset = Math.min(OFFSET_MAX, offset + PAGE_MAX)) {
      const posts = await pageAt(offset);
      if (posts < PAGE_MAX) return count(offset + posts, 'post');
      if (offset === OFFSET_MAX) return `${OFFSET_MAX + PAGE_MAX} posts or more`;
    }
  }
}

/** How many posts an answer holds, in the form of either endpoint. */
function lengthOf(answer: unknown): number {
  const items = readList(answer) ?? readEnvelope(answer);
  if (!items) throw new FaultError({ kind: 'malformed', code: 'WS-210', message: 'it sent no list of posts.' });
  return items.length;
}
