import { afterEach, beforeEach, expect, test } from 'vitest';
import { items, newFeedId } from '../page/items.ts';
import { box, mount, OUT_OF_SIGHT, showingApart, type WsFeed } from '../page/mount.ts';
import { focusedIn, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, answerOf, holdFetch, skipWaits } from '../page/requests.ts';
import { soon, until, untilObserved, untilState } from '../page/wait.ts';

const POSTS = items(9);
const LAST = POSTS.at(-1);

beforeEach(() => history.replaceState(null, '', `#ws-post=${LAST?.postId}`));
afterEach(() => {
  history.replaceState(null, '', '#');
  scrollTo(0, 0);
});

const setup = () => showingApart('ws-feed', newFeedId(), 3);
const marked = (feed: WsFeed): string | null | undefined =>
  shadowOf(feed).querySelector('[aria-current]')?.getAttribute('aria-posinset');

test('an element that was out of the page goes on, and leaves the focus where the visitor moved it', async () => {
  const calls = holdFetch();
  const feed = await mount('ws-feed', setup());
  const place = feed.parentNode;
  const field = box().appendChild(document.createElement('input'));
  const answerNext = async (): Promise<void> => {
    await until(() => calls.length, 'it does not ask');
    const call = calls.shift();
    call?.answer(answerOf(call.url, POSTS));
  };
  await answerNext();
  await until(() => calls.length, 'it does not ask for more');
  feed.remove();
  await untilObserved();
  calls.length = 0;
  place?.append(feed);
  await until(() => calls.length, 'it does not ask again');
  field.focus();
  await answerNext();
  await answerNext();
  await untilState(feed, 'ready');
  await soon(() => marked(feed)).toBe('9');
  expect(document.activeElement).toBe(field);
});

// After the other, because modules that are there already start at once.
test('the address leads to a post far below the fold, however often requests fail before', async () => {
  skipWaits();
  recordConsole('error');
  let [failing, hasFailed] = [/posts/, false];
  answerFetch((url) => {
    hasFailed ||= failing.test(url);
    return failing.test(url) ? 503 : answerOf(url, POSTS);
  });
  const feed = await mount('ws-feed', setup(), '', OUT_OF_SIGHT);
  for (const next of [/offset=3/, /offset=6/, /^$/]) {
    await until(() => hasFailed && partsOf(feed, 'retry').length, 'it does not offer another try');
    expect(shadowOf(feed).querySelector('.root > [aria-live]')?.textContent).toBe(''); // there before any words
    [failing, hasFailed] = [next, false];
    partOf(feed, 'retry').click();
  }
  await soon(() => focusedIn(feed)?.getAttribute('aria-posinset')).toBe('9');
  expect(marked(feed)).toBe('9');
});
