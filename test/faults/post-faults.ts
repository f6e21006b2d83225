import { items, soundBut } from './answers.ts';
import type { FaultRow } from './expected.ts';
import { harmless } from './make-row.ts';
import { soundAnswer } from './sound.ts';

const asItIs = (item: Record<string, unknown>): unknown => item;
const manyIds = Array.from({ length: 10_000 }, (_, i) => `w${i}`);
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Answers that can be read, and hold what is out of order. */
export const POST_FAULTS: readonly FaultRow[] = [
  harmless(
    'deep nesting in a post',
    soundBut((json) => ({ body: json.replaceAll('"claps":', `"deep":${nest(4000)},"claps":`) })),
  ),
  harmless(
    'duplicate ids',
    // The last of three, for what is past the items that were asked for is not read.
    items((item, i) => (i % 3 === 2 ? [item, item] : item), ['struck', 'struck']),
  ),
  harmless(
    'ids that differ by case',
    items((item, i) => ({ ...item, postId: ['p', 'P', 'ſ', 's', 'S', 'ß', 'SS'][i] ?? i }), ['struck', 'STRUCK']),
    // These are two workspaces.
    { except: { 'ws-embed, first load': { requests: 3 }, 'ws-embed, refresh': { requests: 5 } } },
  ),
  harmless(
    'dates in the far future',
    items((item, i) => ({ ...item, publishedDate: `${9999 - i}-12-31T23:59:59.999Z` })),
    { shows: /in 7,9\d\d years/ },
  ),
  harmless(
    'dates in the far past',
    items((item, i) => ({ ...item, publishedDate: `000${9 - i}-01-01T00:00:00.000Z` })),
  ),
  harmless(
    '2,000 posts for three',
    items((item, i) =>
      i % 3 === 0 ? Array.from({ length: 2000 }, (_, n) => ({ ...item, postId: `${i}-${n}` })) : item,
    ),
  ),
  harmless(
    'posts without a date',
    items((item) => ({ ...item, publishedDate: undefined })),
    // Dated ones may follow, so the workspace is asked to its end before it is merged.
    { waitsMs: 0, except: { 'ws-embed of two': { tries: 2 } } },
  ),
  harmless(
    'items that are no posts',
    items(
      (_, i) => [null, 7, 'post', [[]], {}, { postText: ' ' }, { postImage: { src: 'javascript:alert(1)' } }][i % 7],
    ),
    {
      // The next page may hold a post: each is asked for, to the end.
      waitsMs: 0,
      except: {
        'ws-public-posts': { state: 'empty', cards: 0 },
        'ws-feed': { state: 'empty', cards: 0, tries: 5 },
        'ws-feed, load more': { state: 'ready', cards: 3, tries: 4 },
        'ws-embed, load more': { cards: 3, tries: 4 },
        'ws-embed of two': { tries: 5 },
        'ws-embed of two, load more': { tries: 10 },
      },
    },
  ),
  harmless(
    'the same page again and again',
    soundBut((_, visit) => ({ body: JSON.stringify(soundAnswer({ ...visit, offset: 0 })) })),
    { except: { 'load more': { cards: 3 }, 'ws-embed of two, load more': { cards: 6 } } },
  ),
  harmless('an embed of no workspace', items(asItIs, []), {
    except: {
      'ws-embed, first load': { state: 'empty', cards: 0, requests: 1 },
      'ws-embed, refresh': { state: 'empty', cards: 0, requests: 3 },
    },
  }),
  harmless('an embed of ten thousand workspaces', items(asItIs, manyIds), {
    warns: /^<ws-embed> "embed-id" names 10000 workspaces; using the first 20\./,
    except: { 'ws-embed, first load': { requests: 21 }, 'ws-embed, refresh': { requests: 23 } },
  }),
];
