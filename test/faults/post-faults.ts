import { items, soundBut } from './answers.ts';
import type { FaultRow } from './expected.ts';
import { harmless } from './make-row.ts';
import { type Item, soundAnswer } from './sound.ts';

const asItIs = (item: Record<string, unknown>): unknown => item;
const manyIds = Array.from({ length: 10_000 }, (_, i) => `w${i}`);
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** The sound answer with other items. */
const withItems = (
  name: string,
  change: Parameters<typeof items>[0],
  more?: Parameters<typeof harmless>[2],
): FaultRow => harmless(name, items(change), more);

const deepPosts = soundBut((json) => ({ body: json.replaceAll('"claps":', `"deep":${nest(4000)},"claps":`) }));
const firstPage = soundBut((_, visit) => ({ body: JSON.stringify(soundAnswer({ ...visit, offset: 0 })) }));
// The last of three items, because items beyond the requested number are not read.
const doubled = items((item, i) => (i % 3 === 2 ? [item, item] : item), ['struck', 'struck']);
const IDS = ['p', 'P', 'ſ', 's', 'S', 'ß', 'SS'];
const otherCase = items((item, i) => ({ ...item, postId: IDS[i] ?? i }), ['struck', 'STRUCK']);
const NO_POSTS = [null, 7, 'post', [[]], {}, { postText: ' ' }, { postImage: { src: 'javascript:alert(1)' } }];
const copiesOf = (item: Item, i: number) => Array.from({ length: 2000 }, (_, n) => ({ ...item, postId: `${i}-${n}` }));

/** Answers that can be read, but in which something is wrong. */
export const POST_FAULTS: readonly FaultRow[] = [
  harmless('deep nesting in a post', deepPosts),
  harmless('duplicate ids', doubled),
  harmless('ids that differ by case', otherCase, {
    // These are two workspaces.
    except: { 'ws-embed, first load': { requests: 3 }, 'ws-embed, refresh': { requests: 5 } },
  }),
  withItems('dates in the far future', (item, i) => ({ ...item, publishedDate: `${9999 - i}-12-31T23:59:59.999Z` }), {
    inPage: 'only', // where a date is written out
    shows: /in 7,9\d\d years/,
  }),
  withItems('dates in the far past', (item, i) => ({ ...item, publishedDate: `000${9 - i}-01-01T00:00:00.000Z` })),
  withItems('2,000 posts for three', (item, i) => (i % 3 === 0 ? copiesOf(item, i) : item)),
  // Posts with dates may follow, so all posts of the workspace are requested before it is merged.
  withItems('posts without a date', (item) => ({ ...item, publishedDate: undefined }), {
    except: { 'ws-embed of two': { tries: 2 } },
  }),
  // The next page may have posts, so it is requested too, as long as possible: here, up to the end.
  withItems('items that are not posts', (_, i) => NO_POSTS[i % 7], {
    except: {
      'ws-public-posts': { state: 'empty', cards: 0 },
      'ws-feed': { state: 'empty', cards: 0, tries: 2 },
      'ws-feed, load more': { state: 'ready', cards: 3, tries: 2 },
      'ws-embed, load more': { cards: 3, tries: 2 },
      'ws-embed of two': { tries: 2 },
    },
  }),
  harmless('the same page again and again', firstPage, {
    except: { 'load more': { cards: 3 }, 'ws-embed of two, load more': { cards: 6 } },
  }),
  harmless('an embed of no workspace', items(asItIs, []), {
    except: {
      'ws-embed, first load': { state: 'empty', cards: 0, requests: 1 },
      'ws-embed, refresh': { state: 'empty', cards: 0, requests: 3 },
    },
  }),
  harmless('an embed of ten thousand workspaces', items(asItIs, manyIds), {
    warns: /^WS-118 <ws-embed> "embed-id" names 10000 workspaces; using the first 20\./,
    except: { 'ws-embed, first load': { requests: 21 }, 'ws-embed, refresh': { requests: 23 } },
  }),
];
