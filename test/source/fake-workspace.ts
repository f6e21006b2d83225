import { expect } from 'vitest';
import { FaultError } from '../../src/base/fault.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';
import type { Batch, PostSource, Workspace } from '../../src/source/post-source.ts';
import { item, never } from './simulated-service.ts';

/** A post of so many minutes ago, or an undated one. */
export const post = (feedId: string, id: string | number, minutes?: number): Post =>
  normalisePost(item(feedId, id, minutes)) ?? expect.fail('no post');

/** Posts of a workspace, each named by the minutes that it is old. */
export const aged = (feedId: string, ...minutes: number[]): Post[] => minutes.map((age) => post(feedId, age, age));

export type Step = readonly Post[] | ((signal: AbortSignal) => Promise<readonly Post[]>);

export const failure = new FaultError({ kind: 'network', code: 'WS-205', message: 'Down.' });
export const fails: Step = () => Promise.reject(failure);

/**
 * Gives one step each time it is asked, and ends with the last. A step that fails is over too.
 * Its turn comes at once, unless `onTurn` is taken by hand.
 */
export class FakeWorkspace implements Workspace {
  readonly feedId: string;
  ended: Workspace['ended'];
  readonly dropped = 0;
  asked = 0;
  /** All that it gave. */
  readonly came: Post[] = [];
  /** What it was given to call when its turn comes, where that is done by hand. */
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

/** No source of a test has as many batches. */
const DRAIN_MAX = 1000;

/** Every batch, from the first to the last; one that failed is asked for again, as a visitor would. */
export async function drain(source: PostSource): Promise<Batch[]> {
  const { signal } = new AbortController();
  const batches = [await source.load(signal)];
  while (batches.at(-1)?.hasMore) {
    if (batches.length === DRAIN_MAX) throw new Error('The source does not come to an end.');
    batches.push(await source.loadMore(signal));
  }
  return batches;
}

/** The same, where a step may be aborted: it is asked for again by a signal that nobody aborts. */
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

/** A post by its name: `12` is twelve minutes old, `?x` undated, `b-3` another workspace's. */
function named(feedId: string, name: string): Post {
  if (name.startsWith('?')) return post(feedId, name.slice(1));
  const [owner = feedId, age] = name.includes('-') ? name.split('-') : [feedId, name];
  return post(owner, Number(age), Number(age));
}

/** Steps as `1 2 | fails | ?x`, where `failing` stands for one that fails. */
export const stepsOf = <Failing>(feedId: string, text: string, failing: Failing): (Post[] | Failing)[] =>
  text.split('|').map((step) => {
    const names = step.split(' ').filter((name) => name !== '' && name !== '^');
    return names[0] === 'fails' ? failing : names.map((name) => named(feedId, name));
  });

/** What a batch tells, in a line: `+` where there is more, `!a` where a workspace failed. */
export function told({ posts, hasMore, atCeiling, failed, partial, faults }: Batch): string {
  const flags = Object.entries({ '+': hasMore, ceiling: atCeiling, failed, partial }).filter(([, is]) => is);
  return [...posts.map(({ id }) => id), ...flags.map(([name]) => name), ...faults.map((one) => `!${one.feedId}`)].join(
    ' ',
  );
}

/** Every batch of a source in a line, behind how much had been asked by then. */
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
