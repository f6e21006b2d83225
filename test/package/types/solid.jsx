/** @jsxImportSource solid-js */

export const right = (
  <ws-feed
    ref={(feed) => feed.loadMore()}
    class="news"
    feed-id="abc"
    page-size={5}
    prop:feedId="abc"
    renderCard={(post) => post.title}
    fieldMap={{ text: 'content.body' }}
    on:ws-error={{ handleEvent: ({ detail }) => detail.error.kind, once: true }}
    on:ws-load={(event) => event.detail.added.map(({ title }) => title)}
  >
    <a href="/news">News</a>
  </ws-feed>
);

export const wrong = (
  <>
    {/* @ts-expect-error There is no such layout. */}
    <ws-feed layout="no-such" />
    {/* @ts-expect-error Solid writes it as an attribute, "feedid". */}
    <ws-feed feedId="abc" />
    {/* @ts-expect-error A state cannot be set. */}
    <ws-feed prop:state="ready" />
    {/* @ts-expect-error The event has no such field. */}
    <ws-feed on:ws-load={(event) => event.detail.items} />
  </>
);
