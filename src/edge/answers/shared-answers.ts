import { tell } from '../../base/told/tell.ts';
import { logLine } from '../log-line.ts';
import type { SharedCache } from '../options.ts';
import type { Answer } from './answer.ts';

const RECEIVED_AT = 'x-received-at';
const STATUS = 'x-status';
const VERSION = 'x-version';

/** Answers in a cache that others share. It may fail, and may forget: the service is asked then. */
export class SharedAnswers {
  readonly #cache: SharedCache;
  readonly #keepForS: number;

  constructor(cache: SharedCache, keepForS: number) {
    this.#cache = cache;
    this.#keepForS = keepForS;
  }

  async get(url: string): Promise<Answer | undefined> {
    try {
      const kept = await this.#cache.match(url);
      if (!kept) return undefined;
      const { headers } = kept;
      const receivedAtMs = Number(headers.get(RECEIVED_AT));
      const version = headers.get(VERSION);
      if (!receivedAtMs || !version) return undefined; // somebody else's
      return { status: Number(headers.get(STATUS)), body: await kept.text(), receivedAtMs, version };
    } catch (reason) {
      tell(
        'warn',
        'WS-711',
        'ws-widgets-edge: The shared cache cannot be read; requesting from the service.',
        logLine(reason),
      );
      return undefined;
    }
  }

  async set(url: string, { status, body, receivedAtMs, version }: Answer): Promise<void> {
    const headers = {
      'cache-control': `public, max-age=${this.#keepForS}`,
      [RECEIVED_AT]: String(receivedAtMs),
      [STATUS]: String(status), // the Cache API keeps some of them alone
      [VERSION]: version,
    };
    try {
      await this.#cache.put(url, new Response(body, { headers }));
    } catch (reason) {
      tell('warn', 'WS-711', 'ws-widgets-edge: The shared cache cannot be written; check "cache".', logLine(reason));
    }
  }
}
