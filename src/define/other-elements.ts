import { log } from '../base/log.ts';

/** Selects the elements that are not part of the core: `others.ts` defines them. */
export const OTHER_ELEMENTS = 'ws-embed,ws-post-card';

/** Says what to do about a file that is missing or does not run. The reason is text: some browsers only print its name. */
export function reportMissing(reason: unknown): void {
  const remedy = `put all files of dist beside ${import.meta.url}, where the policy allows them.`;
  log('error', 'WS-601', `ws-widgets: No elements; ${remedy} ${String(reason)}`);
}
