import { expect } from 'vitest';
import { FaultError } from '../../src/base/fault.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';
import type { Batch, PostSource, Workspace } from '../../src/source/post-source.ts';
import { item, never } from './simulated-service.ts';

/** A post that is `minutes` old, or has no date. */
export const post = (feedId: string, id: string | number, minutes?: number): Post =>
  normalisePost(item(feedId, id, minutes)) ?? expect.fail('no post');

/** Posts of a workspace; the id of each is its age in minutes. */
export const aged = (feedId: string, ...minutes: number[]): Post[] => minutes.map((age) => post(feedId, age, age));

export type Step = readonly Post[] | ((signal: AbortSignal) => Promise<readonly Post[]>);

export const failure = new FaultError({ kind: 'network', code: 'WS-205', message: 'Down.' });
export const fails: Step = () => Promise.reject(failure);

/** Gives the next step at each request, and ends with the last. Unless the workspace `isQueued`, a request has its turn at once. */
export class FakeWorkspace implements Workspace {
  readonly feedId: string;
  ended: Workspace['ended'];
  readonly dropped = 0;
  asked = 0;
  /** All posts that it gave. */
  readonly came: Post[] = [];
  /** The `onTurn` of the last request, if the workspace `isQueued`. */
  turn: (() => void) | undefined;
  readonly #steps: Step[];
  readonly #end: Workspace['ended'];
  readonly #isQueued: boolean;

  constructor(feedId: string, steps: Step[], end: Workspace['ended'] = 'end', { isQueued = false } = {}) {
    this.feedId = feedId;
    this.#steps = [...steps];
    this.#end = end;
    this.#isQueued = isQueued;
  }

  async next(_count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]> {
    this.asked++;
    if (this.#isQueued) this.turn = onTurn;
    else onTurn?.();
    const step = this.#steps.shift() ?? [];
    const posts = [...(typeof step === 'function' ? await step(signal) : step)];
    this.came.push(...posts);
    if (this.#steps.length === 0) this.ended = this.#end;
    return posts;
  }
}

export const idsOf = (batch: Batch): string[] => batch.posts.map(({ id }) => id);

/** More batches than any source of a test has. */
const DRAIN_MAX = 1000;

/** All batches, from the first to the last. One that failed is requested again, as a visitor would do. */
export async function drain(source: PostSource): Promise<Batch[]> {
  const { signal } = new AbortController();
  const batches = [await source.load(signal)];
  while (batches.at(-1)?.hasMore) {
    if (batches.length === DRAIN_MAX) throw new Error('The source does not come to an end.');
    batches.push(await source.loadMore(signal));
  }
  return batches;
}

/** The same, but a step may be aborted. It is then requested again with a signal that is never aborted. */
export async function drainAborted(source: PostSource, abort: AbortController): Promise<Batch[]> {
  const batches: Batch[] = [];
  for (let steps = 0; steps < DRAIN_MAX && batches.at(-1)?.hasMore !== false; steps++) {
    const signal = abort.signal.aborted ? never : abort.signal;
    const step = batches.length > 0 ? source.loadMore(signal) : source.load(signal);
    await step.then(
      (batch) => batches.push(batch),
      () => expect(signal.aborted).toBe(true),
    );
  }
  return batches;
}

/** A post by its name: `12` is twelve minutes old, `?x` has no date, `b-3` is one of another workspace. */
function named(feedId: string, name: string): Post {
  if (name.startsWith('?')) return post(feedId, name.slice(1));
  const [owner = feedId, age] = name.includes('-') ? name.split('-') : [feedId, name];
  return post(owner, Number(age), Number(age));
}

/** Steps written as `1 2 | fails | ?x`; each `fails` becomes `failing`. */
export const stepsOf = <Failing>(feedId: string, text: string, failing: Failing): (Post[] | Failing)[] =>
  text.split('|').map((step) => {
    const names = step.split(' ').filter((name) => name !== '' && name !== '^');
    return names[0] === 'fails' ? failing : names.map((name) => named(feedId, name));
  });

/** A batch as one line: `+` if there are more posts, `!a` if the workspace `a` failed. */
export function told({ posts, hasMore, atCeiling, failed, partial, faults }: Batch): string {
  const flags = Object.entries({ '+': hasMore, ceiling: atCeiling, failed, partial }).filter(([, is]) => is);
  return [...posts.map(({ id }) => id), ...flags.map(([name]) => name), ...faults.map((one) => `!${one.feedId}`)].join(
    ' ',
  );
}

/** Every batch of a source as one line, after the number of requests until then. */
export async function tellSteps(source: PostSource, countAsked: () => number): Promise<string[]> {
  const lines: string[] = [];
  const tell = (batch: Batch): Batch => {
    lines.push(`${countAsked()}: ${told(batch)}`);
    return batch;
  };
  await drain({
    load: async (signal) => tell(await source.load(signal)),
    loadMore: async (signal) => tell(await source.loadMore(signal)),
  });
  return lines;
}
