import { expect } from 'vitest';
import type { PostSource } from '../../src/source/post-source.ts';
import { collectGarbage } from './collect-garbage.ts';
import { never } from './simulated-service.ts';

/** Expects that of three sources, each of which replaced the one before, the last does not keep the first in memory. */
export async function expectReleased<Source extends PostSource>(open: (previous?: Source) => Source): Promise<void> {
  const refresh = async (previous?: Source): Promise<Source> => {
    const source = open(previous);
    await source.load(never);
    return source;
  };
  const first = new WeakRef(await refresh());
  const last = await refresh(await refresh(first.deref()));
  await collectGarbage();
  expect(first.deref()).toBeUndefined();
  expect(last).toBeDefined(); // so that it is not collected before
}
