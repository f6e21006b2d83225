import { expect, onTestFinished, vi } from 'vitest';
import type { ConsentDetail } from '../../src/element/feature-events/consent-event.ts';
import type { ImpressionDetail } from '../../src/element/feature-events/impression-event.ts';
import type { SearchDetail } from '../../src/element/feature-events/search-event.ts';
import type { ShareDetail } from '../../src/element/feature-events/share-event.ts';
import type { ErrorDetail, LoadDetail, PostClickDetail } from '../../src/element/events.ts';

interface Events {
  'ws-load': LoadDetail;
  'ws-error': ErrorDetail;
  'ws-post-click': PostClickDetail;
  'ws-consent': ConsentDetail;
  'ws-impression': ImpressionDetail;
  'ws-search': SearchDetail;
  'ws-share': ShareDetail;
}

/** The events of a name that reach the document in this test. */
export function recordEvents<Name extends keyof Events>(name: Name): CustomEvent<Events[Name]>[] {
  const events: CustomEvent<Events[Name]>[] = [];
  const listener = (event: Event): void => void events.push(event as CustomEvent<Events[Name]>);
  document.addEventListener(name, listener);
  onTestFinished(() => document.removeEventListener(name, listener));
  return events;
}

/** The messages that are logged by a method of the console in this test. */
export function recordConsole(method: 'warn' | 'error'): string[] {
  const lines: string[] = [];
  vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  return lines;
}

/** How many listeners of a type this test has added to the page, and not removed. */
export function countListeners(): (type: string) => number {
  const spies = [document, window].map((target: EventTarget) => ({
    added: vi.spyOn(target, 'addEventListener').mock,
    removed: vi.spyOn(target, 'removeEventListener').mock,
  }));
  return (type) => {
    const isLeft = (options: unknown): boolean => !(options as AddEventListenerOptions | undefined)?.signal?.aborted;
    const count = ({ calls }: { calls: unknown[][] }): number =>
      calls.filter(([one, , options]) => one === type && isLeft(options)).length;
    return spies.reduce((sum, { added, removed }) => sum + count(added) - count(removed), 0);
  };
}

/** The exceptions and rejections that nothing in the page catches in this test. */
export function recordThrown(): string[] {
  const thrown: string[] = [];
  const onError = ({ message }: ErrorEvent): void => void thrown.push(message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => void thrown.push(String(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  onTestFinished(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  });
  return thrown;
}

/** Fails this test if any of these records is not empty at its end. */
export function expectNothingIn(...records: readonly (readonly string[])[]): void {
  onTestFinished(() => expect(records.flat(), 'thrown into the page, or told in its console').toEqual([]));
}
