import { type Asked, readCount } from '../../../src/testing/service/answer-request.ts';
import { PAGE_DEFAULT, PAGE_MAX } from './choices.ts';

export interface PageQuery {
  readonly $offset?: Asked;
  readonly $limit?: Asked;
  readonly $filter?: string | undefined;
}

/** A page of the records whose texts contain every word of the filter: at most `limit`. */
export function sliceOf<Item extends object>(
  records: readonly Item[],
  { $offset, $filter = '' }: PageQuery,
  limit: number,
): Item[] {
  const words = $filter.toLowerCase().match(/\S+/g) ?? [];
  const found = records.filter((record) => {
    const texts = Object.values(record).filter((value) => typeof value === 'string');
    const searched = texts.join('\n').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const offset = Math.max(readCount($offset, 0), 0);
  return found.slice(offset, offset + limit);
}

/** A page of the records that match a query, in the envelope of a list (§2). */
export function pageOf<Item extends object>(
  records: readonly Item[],
  query: PageQuery,
): { meta: { maxResults: number }; items: Item[] } {
  const limit = Math.min(Math.max(readCount(query.$limit, PAGE_DEFAULT), 1), PAGE_MAX);
  return { meta: { maxResults: limit }, items: sliceOf(records, query, limit) };
}
