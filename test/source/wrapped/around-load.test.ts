import { expect, test } from 'vitest';
import { aroundLoad, unwrap } from '../../../src/source/wrapped/around-load.ts';
import { FakeSource } from '../fake-source.ts';
import { aged, idsOf } from '../fake-workspace.ts';
import { never } from '../simulated-service.ts';

const open = () => new FakeSource([aged('w', 1), aged('w', 2)]);

test('a first load has something around it, what follows is the source’s own', async () => {
  const inner = open();
  const heard: string[] = [];
  const source = aroundLoad(inner, async (signal) => {
    const batch = await inner.load(signal);
    heard.push(...idsOf(batch));
    return batch;
  });
  expect(idsOf(await source.load(never))).toEqual(['w-1']);
  expect(idsOf(await source.loadMore(never))).toEqual(['w-2']);
  expect(heard).toEqual(['w-1']);
});

test('the source at the heart of others is found', () => {
  const inner = open();
  const load = () => inner.load(never);
  expect(unwrap(aroundLoad(aroundLoad(inner, load), load))).toBe(inner);
  expect(unwrap(inner)).toBe(inner);
});
