import { fakeAsk, item, items } from './simulated-service.ts';

/** What happens to a workspace before a request. */
export interface Change {
  /** So many posts come in at the front. */
  readonly arrive?: number;
  /** The posts at these places go. */
  readonly remove?: readonly number[];
  /** So many posts of the page are sent twice. */
  readonly repeat?: number;
  /** So many items of the page have nothing to show. */
  readonly blank?: number;
}

export interface OddService {
  readonly total: number;
  /** The shortest and the longest page that it gives, whatever is asked for. */
  readonly limitMin?: number;
  readonly limitMax?: number;
  /** The furthest offset that it knows. */
  readonly offsetMax?: number;
  /** One for each request. */
  readonly changes?: readonly Change[];
}

/** A service with one workspace that clamps as it likes, and whose posts change between two requests. */
export function oddService({ total, limitMin = 0, limitMax = 30, offsetMax = 100, changes = [] }: OddService) {
  let posts = items('f', total);
  let arrived = 0;
  const { ask, asked } = fakeAsk(({ searchParams }) => {
    const { arrive = 0, remove = [], repeat = 0, blank = 0 } = changes[asked.length - 1] ?? {};
    posts = posts.filter((_, place) => !remove.includes(place));
    for (let i = 0; i < arrive; i++) posts.unshift(item('f', `new-${++arrived}`, -arrived));
    const offset = Math.min(Number(searchParams.get('$offset')), offsetMax);
    const limit = Math.max(limitMin, Math.min(Number(searchParams.get('$limit')), limitMax));
    const page = posts.slice(offset, offset + limit);
    const blanks = Array.from({ length: blank }, () => ({ postId: 'blank' }));
    return { items: [...blanks, ...page, ...page.slice(0, repeat)].slice(0, limit) };
  });
  return { ask, asked };
}
