/** @jsxImportSource react */

export const right = (
  <>
    <ws-feed
      key="news"
      ref={(feed) => void feed?.loadMore()}
      className="news"
      feed-id="abc def"
      page-size={5}
      max-posts="20"
      more="scroll"
      layout="grid"
      messages={{ more: 'Older' }}
      renderCard={(post) => post.title}
      onws-load={(event) => event.detail.added.map(({ title }) => title)}
      onws-error={({ detail }) => detail.error.kind}
      onws-post-click={(event) => event.preventDefault()}
    >
      <a href="/news">News</a>
    </ws-feed>
    <ws-public-posts feed-id="abc" limit="6" hide="claps link" cache="session" messages='{"more": "Older"}' />
    <ws-embed embed-id="abc" org="valley" fieldMap={{ text: 'content.body' }} />
    <ws-post-card post={undefined} />
    <ws-post-card post={{ header: 'As it is sent' }} />
    <ws-post-card post={null} />
  </>
);

export const wrong = (
  <>
    {/* @ts-expect-error There is no such layout. */}
    <ws-feed layout="no-such" />
    {/* @ts-expect-error This is not a number. */}
    <ws-feed page-size="many" />
    {/* @ts-expect-error There is no such attribute. */}
    <ws-feed feed="abc" />
    {/* @ts-expect-error It does not grow. */}
    <ws-public-posts more="scroll" />
    {/* @ts-expect-error It cannot be set. */}
    <ws-feed state="ready" />
    {/* @ts-expect-error The event has no such field. */}
    <ws-feed onws-load={(event) => event.detail.items} />
    {/* @ts-expect-error There is no such element. */}
    <ws-feeds />
  </>
);
