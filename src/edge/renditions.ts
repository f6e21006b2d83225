import { LRUCache } from 'lru-cache';
import type { Fetch } from '../api/client.ts';
import { type Answer, digest, ServiceFailure } from './answers/answer.ts';
import type { Answers } from './answers/answers.ts';
import type { Content } from './content.ts';
import { bytesOf, inOnePiece, RENDITIONS_MAX_BYTES } from './memory.ts';
import { Patience } from './answers/patience.ts';
import { SingleFlight, type WaitUntil } from './answers/single-flight.ts';

/** What is served, and what it was made of. */
export interface Rendition extends Content {
  readonly etag: string;
  readonly madeAtMs: number;
  /** The version of each answer that it was made of; `undefined` where there was none. */
  readonly answers: ReadonlyMap<string, string | undefined>;
}

export interface Served {
  readonly rendition: Rendition;
  /** When the oldest of the answers came; `undefined` where one of them failed. */
  readonly receivedAtMs: number | undefined;
}

/** Makes the content of an address, with a `fetch` that gives the answers of the service. */
export type Make = (fetch: Fetch) => Promise<Content>;

/**
 * The wait that is told to a client of the service, which keeps none that long: it would send the request again
 * otherwise, and the reader would wait for that.
 */
const NO_RETRY_S = 3600;

export const makeRendition = async (
  content: Content,
  answers: ReadonlyMap<string, string | undefined> = new Map(),
): Promise<Rendition> => ({
  ...content,
  etag: `"${await digest(content.body)}"`,
  madeAtMs: Date.now(),
  answers,
});

const versionOf = (answer: Answer | undefined): string | undefined => answer?.version;

/** Renders once what the same answers make, for all readers. */
export class Renditions {
  readonly #answers: Answers;
  /** A rendition says how long the browser may take it for fresh: it is made again before that is over. */
  readonly #keepForMs: number;
  readonly #flights = new SingleFlight<Served>();
  readonly #kept = new LRUCache<string, Rendition>({
    maxSize: RENDITIONS_MAX_BYTES,
    sizeCalculation: ({ body, headers, answers }, key) =>
      body.length + bytesOf(key, ...Object.values(headers), ...answers.keys()) + 200 * answers.size + 1000,
  });

  constructor(answers: Answers, keepForMs: number) {
    this.#answers = answers;
    this.#keepForMs = keepForMs;
  }

  async get(key: string, make: Make, waitUntil: WaitUntil): Promise<Served> {
    const kept = this.#kept.get(key);
    if (kept && Date.now() - kept.madeAtMs < this.#keepForMs) {
      const current = await this.#current(kept.answers.keys(), waitUntil);
      if ([...kept.answers].every(([url, version]) => versionOf(current.get(url)) === version)) {
        return { rendition: kept, receivedAtMs: oldest(current) };
      }
    }
    return this.#flights.run(key, waitUntil, () => this.#make(key, make, waitUntil));
  }

  async #current(urls: Iterable<string>, waitUntil: WaitUntil): Promise<ReadonlyMap<string, Answer | undefined>> {
    const patience = new Patience();
    // All at once: who is stale is renewed while the others are.
    const current = [...urls].map(async (url): Promise<[string, Answer | undefined]> => [
      url,
      await this.#get(url, patience, waitUntil).catch(orNothing),
    ]);
    const map = new Map(await Promise.all(current));
    patience.end();
    return map;
  }

  /** The answer at a URL, as long as the reader has the patience. */
  async #get(url: string, patience: Patience, waitUntil: WaitUntil): Promise<Answer> {
    const wait = (): Promise<Answer> => patience.waitFor(() => this.#answers.waitFor(url, waitUntil));
    return this.#answers.recall(url, waitUntil) ?? wait();
  }

  async #make(key: string, make: Make, waitUntil: WaitUntil): Promise<Served> {
    const patience = new Patience();
    const answers = new Map<string, Answer | undefined>();
    const content = await make(async (asked) => {
      const url = inOnePiece(asked);
      try {
        const answer = await this.#get(url, patience, waitUntil);
        answers.set(url, answer);
        return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
      } catch (reason) {
        const { message } = orFailure(reason);
        answers.set(url, undefined);
        return Response.json({ message }, { status: 503, headers: { 'retry-after': String(NO_RETRY_S) } });
      }
    });
    patience.end();
    const versions = new Map([...answers].map(([url, answer]) => [url, versionOf(answer)]));
    const rendition = await makeRendition(content, versions);
    this.#kept.set(inOnePiece(key), rendition);
    return { rendition, receivedAtMs: oldest(answers) };
  }
}

/** The failure of the service that a reason is; anything else is a bug of ours. */
function orFailure(reason: unknown): ServiceFailure {
  if (reason instanceof ServiceFailure) return reason;
  throw reason;
}

function orNothing(reason: unknown): undefined {
  orFailure(reason);
}

const oldest = (answers: ReadonlyMap<string, Answer | undefined>): number | undefined => {
  const times = [...answers.values()].map((answer) => answer?.receivedAtMs);
  return times.includes(undefined) ? undefined : Math.min(...times.map((ms) => ms ?? 0));
};
