import { expect, it, vi } from 'vitest';
import { afterPaint, laterTask, nextFrame, nextTask, whenIdle } from '../../src/base/waits.ts';
import { completeDom } from '../../src/testing/index.ts';

/** A page, and the callbacks of the observers that watch it. */
function showPage(visibilityState: DocumentVisibilityState) {
  const page = { looks: [] as (() => void)[], disconnected: 0 };
  const documentElement = {};
  vi.stubGlobal('document', { visibilityState, documentElement });
  class Observer {
    constructor(readonly run: () => void) {}
    observe = (element: unknown) => element === documentElement && page.looks.push(this.run);
    disconnect = () => page.disconnected++;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return page;
}

const isSettled = (job: Promise<unknown>): Promise<boolean> =>
  Promise.race([job.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);

it('a page that is visible is painted when an observer has looked at it, once, or soon at the latest', async () => {
  vi.useFakeTimers();
  const page = showPage('visible');
  const [painted, never] = [afterPaint(), afterPaint()];
  expect(await isSettled(painted)).toBe(false);
  page.looks[0]?.();
  expect([await isSettled(painted), await isSettled(never), page.disconnected]).toEqual([true, false, 1]);
  await vi.advanceTimersByTimeAsync(199);
  expect(await isSettled(never)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSettled(never)).toBe(true);
});

it('a page that is hidden is not waited for', async () => {
  const page = showPage('hidden');
  await afterPaint();
  expect(page.looks).toEqual([]);
});

it('a frame is awaited', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: (ms: number) => void) => queueMicrotask(() => run(7)));
  expect(await nextFrame()).toBe(7);
});

it('a task is the browser’s own where it has one, else one after all that was to be done before', async () => {
  const yieldNow = vi.fn(async () => {});
  vi.stubGlobal('scheduler', { yield: yieldNow });
  await nextTask();
  expect(yieldNow).toHaveBeenCalledOnce();
  const done: string[] = [];
  const jest = { document: {}, Element: class {}, IntersectionObserver: {}, ResizeObserver: {}, matchMedia: {} };
  for (const globals of [{ scheduler: undefined }, { scheduler: {} }, { ...jest, MessageChannel: undefined }]) {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    if ('MessageChannel' in globals) completeDom();
    const task = nextTask().then(() => done.push('task'));
    for (let i = 0; i < 9; i++) await Promise.resolve();
    done.push('before');
    await task;
  }
  expect(done).toEqual(['before', 'task', 'before', 'task', 'before', 'task']);
});

it('a later task comes after those that wait already, whatever the browser has of its own', async () => {
  vi.stubGlobal('scheduler', { yield: async () => {} });
  const done: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => done.push('waited'));
  port1.start();
  port2.postMessage(undefined);
  const task = laterTask().then(() => done.push('later'));
  await nextTask();
  done.push('next');
  await task;
  port1.close();
  expect(done).toEqual(['next', 'waited', 'later']);
});

it('what can wait is called back when the browser is idle, or after two seconds where it cannot tell', () => {
  vi.useFakeTimers();
  const idle: ((deadline: unknown) => void)[] = [];
  const callback = vi.fn();
  whenIdle(callback);
  vi.advanceTimersByTime(1999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  whenIdle(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  idle[0]?.({ didTimeout: false });
  expect(callback.mock.calls).toEqual([[], []]);
});
