import { type Asked, readCount } from '../../../src/testing/service/answer-request.ts';
import { PAGE_DEFAULT, PAGE_MAX } from './choices.ts';

export interface PageQuery {
  readonly $offset?: Asked;
  readonly $limit?: Asked;
  readonly $filter?: string | undefined;
}

/** So many of the records in which each word of the filter occurs, in one of their texts. */
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

/** One page of the records that are asked for, in the envelope of a list (§2). */
export function pageOf<Item extends object>(
  records: readonly Item[],
  query: PageQuery,
): { meta: { maxResults: number }; items: Item[] } {
  const limit = Math.min(Math.max(readCount(query.$limit, PAGE_DEFAULT), 1), PAGE_MAX);
  return { meta: { maxResults: limit }, items: sliceOf(records, query, limit) };
}
