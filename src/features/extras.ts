import { Extension } from './extension.ts';
import type { FeedParts } from '../feed/feature.ts';
import type { FeedElement } from '../widgets/feed-element.ts';

const extensions = new WeakMap<FeedElement, Extension>();

/** The visitor agrees to what a feed holds back. */
export const grant = (host: FeedElement): void => extensions.get(host)?.grant();

/**
 * Brings and starts what a feed is asked to do beyond showing posts, and ends what it is not asked any more.
 * Resolves to whether all is there that holds something back.
 */
export async function extend(parts: FeedParts): Promise<boolean> {
  let extension = extensions.get(parts.host);
  if (!extension) extensions.set(parts.host, (extension = new Extension(parts)));
  return extension.update();
}
