import type { PostSource } from '../../src/source/post-source.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { never } from './simulated-service.ts';

/** The URLs that a source requests first; nothing is answered. */
export function firstAsked(make: (ask: Ask) => PostSource): string[] {
  const asked: string[] = [];
  const ask: Ask = (url) => {
    asked.push(url);
    return new Promise(() => {});
  };
  void make(ask).load(never);
  return asked;
}
