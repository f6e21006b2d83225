import { elementHtml } from './candidates.ts';
import type { LoadedPage } from './load.ts';

// Ways to look at a loaded page: each returns figures, by name.

const LONG_TASK_MS = 50;
/** A shift this soon after the last card counts as the cards'; later ones are the images'. */
const SETTLED_MS = 50;
/** Mounts before the counting, during which caches fill and code is compiled. */
const WARM_MOUNTS = 5;
const COUNTED_MOUNTS = 15;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export async function lookAtFirstCard(loaded: LoadedPage) {
  await loaded.allCards();
  const { timeOriginMs, pageMs, firstCardInDomMs, firstCardMs } = await loaded.seen();
  const firstCardAtMs = timeOriginMs + firstCardInDomMs;
  const before = loaded.asked().filter(({ role, atMs }) => role !== 'images' && atMs <= firstCardAtMs);
  const scripts = before.filter(({ role }) => role === 'scripts');
  return { pageMs, firstCardMs, requests: before.length, scriptKb: sum(scripts.map(({ bytes }) => bytes)) / 1000 };
}

export async function lookAtCpu(loaded: LoadedPage) {
  if (loaded.candidate !== 'blank') await loaded.allCards();
  await loaded.quiet();
  const {
    TaskDuration: taskSeconds = Number.NaN,
    Nodes: nodes = Number.NaN,
    LayoutCount: layouts = Number.NaN,
  } = await loaded.metrics();
  const apiRequests = loaded.asked().filter(({ role }) => role === 'api').length;
  return { taskMs: taskSeconds * 1000, apiRequests, nodes, layouts };
}

export async function lookAtWall(loaded: LoadedPage) {
  await loaded.allCards();
  await loaded.quiet();
  const { firstCardMs, allCardsMs, longTasksMs } = await loaded.seen();
  return { firstCardMs, allCardsMs, blockingMs: sum(longTasksMs.map((ms) => ms - LONG_TASK_MS)) };
}

export async function lookAtWorst(loaded: LoadedPage) {
  await loaded.allCards();
  await loaded.quiet();
  const { longTasksMs } = await loaded.seen();
  return { longestMs: Math.max(0, ...longTasksMs) };
}

export async function lookAtShift(loaded: LoadedPage) {
  await loaded.allCards();
  await loaded.quiet();
  await loaded.page.evaluate(() => bench.scrollThrough());
  await loaded.quiet();
  const { upgradedMs, allCardsMs, shifts } = await loaded.seen();
  const shiftBetween = (fromMs: number, toMs: number): number =>
    sum(shifts.filter(({ atMs }) => atMs > fromMs && atMs <= toMs).map(({ value }) => value));
  return {
    all: sum(shifts.map(({ value }) => value)),
    feed: shiftBetween(upgradedMs, allCardsMs + SETTLED_MS),
    images: shiftBetween(allCardsMs + SETTLED_MS, Infinity),
  };
}

export async function lookBelow(loaded: LoadedPage) {
  await loaded.page.waitForLoadState('load');
  await loaded.quiet();
  const { length: requests } = loaded.asked().filter(({ role }) => role === 'api' || role === 'images');
  // An element that never requests anything would be no good either.
  await loaded.page.evaluate(() => document.querySelector('main')?.scrollIntoView());
  await loaded.allCards();
  return { requests };
}

export async function lookAtMemory(loaded: LoadedPage) {
  await loaded.allCards();
  await loaded.quiet();
  const { heapBytes } = await loaded.collected();
  const html = elementHtml(loaded.candidate, loaded.situation);
  const remount = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await loaded.page.evaluate((markup) => bench.remount(markup), html);
  };
  await remount(WARM_MOUNTS);
  const before = await loaded.collected();
  await remount(COUNTED_MOUNTS);
  const after = await loaded.collected();
  return {
    heapKb: heapBytes / 1000,
    nodes: (after.nodes - before.nodes) / COUNTED_MOUNTS,
    listeners: (after.listeners - before.listeners) / COUNTED_MOUNTS,
  };
}
