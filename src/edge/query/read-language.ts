import { LRUCache } from 'lru-cache';
import { Refusal } from '../refusal.ts';

const TAG_MAX = 35;
const known = new LRUCache<string, string>({ max: 1000 });

/**
 * The language that `Intl` formats in for a tag, which is one of some hundred: so the words and the renditions of no
 * more than those are kept, whatever is asked for. `en` for one that it does not know.
 */
export function readLanguage(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  const read = known.get(tag) ?? resolve(tag);
  if (tag.length <= TAG_MAX) known.set(tag, read);
  return read;
}

function resolve(tag: string): string {
  try {
    const [supported] = tag.length <= TAG_MAX ? Intl.DateTimeFormat.supportedLocalesOf(tag) : [undefined];
    if (tag.length > TAG_MAX) throw new RangeError();
    return supported ? new Intl.Locale(new Intl.DateTimeFormat(supported).resolvedOptions().locale).baseName : 'en';
  } catch {
    throw new Refusal(400, '"lang" is not a language tag; write one such as de or pt-BR.');
  }
}
