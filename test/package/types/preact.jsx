/** @jsxImportSource preact */

export const right = (
  <ws-feed
    ref={(feed) => void feed?.loadMore()}
    class="news"
    feed-id="abc"
    page-size={5}
    onws-load={(event) => event.detail.added.map(({ title }) => title)}
  >
    <a href="/news">News</a>
  </ws-feed>
);

export const wrong = (
  <>
    {/* @ts-expect-error There is no such layout. */}
    <ws-feed layout="no-such" />
    {/* @ts-expect-error The event has no such field. */}
    <ws-feed onws-load={(event) => event.detail.items} />
  </>
);
