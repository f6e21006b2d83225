import { createClient, feedPosts, shareRequests } from 'ws-widgets/headless';

const BASE_URL = 'http://127.0.0.1:4801';

const ask = shareRequests(createClient(fetch));
const feed = feedPosts(ask, ['bakery'], { baseUrl: BASE_URL, pageSize: 3, maxPosts: 6, timeoutMs: 10_000 });
const { signal } = new AbortController(); // abort it, and what is under way ends

for (let batch = await feed.load(signal); ; batch = await feed.loadMore(signal)) {
  for (const { fault } of batch.faults) console.error(fault.message); // a fault is returned, not thrown
  for (const { text } of batch.posts) console.log(text);
  if (batch.failed || !batch.hasMore) break;
}
