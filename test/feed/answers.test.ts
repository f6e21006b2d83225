import { expect, it } from 'vitest';
import type { Fault } from '../../src/base/fault.ts';
import { mount, mountReady, showing } from '../page/mount.ts';
import { FEED_TAGS } from '../support/names.ts';
import { isShown, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { recordFetch, skipWaits } from '../page/requests.ts';
import { untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

interface Bad {
  readonly trouble: string;
  readonly error: Readonly<Partial<Record<keyof Fault, unknown>>>;
  /** Once, or twice more where it may pass. */
  readonly requests: 1 | 3;
  readonly attributes?: Readonly<Record<string, string>>;
}

const saying = (status: number): string => `This workspace always answers ${status}.`;

const TRACE_ID: unknown = expect.stringMatching(/^[\da-f-]{36}$/);

const BAD: readonly Bad[] = [
  { trouble: 'html', error: { kind: 'malformed' }, requests: 1 },
  { trouble: 'truncated', error: { kind: 'malformed' }, requests: 1 },
  { trouble: 'null', error: { kind: 'malformed' }, requests: 1 },
  { trouble: 'object', error: { kind: 'malformed' }, requests: 1 },
  { trouble: '403', error: { kind: 'http', status: 403, message: saying(403), traceId: TRACE_ID }, requests: 1 },
  { trouble: '403-nested', error: { kind: 'http', status: 403, type: 'forbidden', message: saying(403) }, requests: 1 },
  { trouble: '404', error: { kind: 'http', status: 404 }, requests: 1 },
  { trouble: '413', error: { kind: 'http', status: 413 }, requests: 1 },
  { trouble: '429-long', error: { kind: 'rate-limited', status: 429, retryAfterMs: 3_600_000 }, requests: 1 },
  { trouble: '500', error: { kind: 'http', status: 500, message: saying(500), traceId: TRACE_ID }, requests: 3 },
  { trouble: '500-nested', error: { kind: 'http', status: 500, type: 'internal' }, requests: 3 },
  { trouble: '502-html', error: { kind: 'http', status: 502 }, requests: 3 },
  { trouble: '429-hidden', error: { kind: 'rate-limited', status: 429 }, requests: 3 },
  { trouble: 'reset', error: { kind: 'network' }, requests: 3 },
  { trouble: 'silent', error: { kind: 'timeout' }, requests: 3, attributes: { timeout: '100' } },
];

/** What no visitor should read. */
const RAW = /undefined|null|NaN|\[object|Invalid Date|<[a-z!/]/i;

/** Through one element each, in turn: test/e2e/faults.test.ts tries every fault through every element. */
const IN_TURN = BAD.map((bad, i) => ({ ...bad, tag: FEED_TAGS[i % FEED_TAGS.length] ?? 'ws-feed' }));

it.each(IN_TURN)('<$tag> tells $trouble once, in words', async ({ tag, trouble, error, requests, attributes }) => {
  skipWaits();
  const urls = recordFetch();
  const lines = recordConsole('error');
  const errors = recordEvents('ws-error');
  const loads = recordEvents('ws-load');
  const feedId = `trouble-${trouble}~answers-${tag}`;
  const feed = await mount(tag, { ...showing(tag, feedId), ...attributes });
  await untilState(feed, 'error');

  expect(errors).toMatchObject([{ bubbles: true, composed: true, detail: { feedId, error } }]);
  expect(feed.error).toEqual(errors[0]?.detail.error);
  expect(lines).toEqual([expect.stringMatching(`<${tag}>.*${feedId}`)]);
  const status = partOf(feed, 'status');
  expect(isShown(status)).toBe(true);
  expect(status.textContent.trim().length).toBeGreaterThan(20);
  expect(status.textContent).not.toMatch(RAW);
  const mayPass = requests > 1 || error.kind === 'rate-limited';
  expect(partsOf(feed, 'retry').filter(isShown)).toHaveLength(Number(mayPass));
  expect([feed.posts, loads]).toEqual([[], []]);
  expect(urls.filter((url) => decodeURIComponent(url).includes(`/feeds/${feedId}/`))).toHaveLength(requests);
});

it.each(some(FEED_TAGS))('<%s> shows the one good post of an answer full of rubbish', async (tag) => {
  const feed = await mountReady(tag, showing(tag, `trouble-rubbish~${tag}`, 30));
  expect([wordsOf(feed, 'text'), feed.posts.length]).toEqual([['This is the one good post.'], 1]);
});

it('nothing raw is shown of posts whose fields are of the wrong type', async () => {
  const feed = await mountReady('ws-feed', showing('ws-feed', 'trouble-half-broken~answers'));
  expect(partsOf(feed, 'card').length).toBeGreaterThan(6);
  for (const card of partsOf(feed, 'card')) {
    expect(card.textContent.trim()).not.toBe('');
    expect(card.outerHTML.replaceAll('Nothing but null.', '')).not.toMatch(
      /undefined|\bnull\b|NaN|\[object|Invalid Date|javascript:|data:/,
    );
  }
  expect(partsOf(feed, 'date').map((date) => Date.parse(date.getAttribute('datetime') ?? ''))).not.toContain(NaN);
});

it('tells an embedded integration that is not there, without a workspace', async () => {
  const lines = recordConsole('error');
  const errors = recordEvents('ws-error');
  const feed = await mount('ws-embed', { 'embed-id': 'town', org: 'nowhere' });
  await untilState(feed, 'error');
  expect(errors).toMatchObject([{ detail: { feedId: undefined, error: { kind: 'http', status: 404 } } }]);
  expect(lines).toEqual([expect.not.stringContaining('undefined')]);
});
