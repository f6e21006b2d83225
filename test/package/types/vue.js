/** @typedef {InstanceType<import('vue').GlobalComponents['ws-feed']>} Feed */

/** @type {Feed['$props']} */
export const right = {
  key: 'news',
  class: ['news'],
  feedId: 'abc',
  pageSize: '5',
  maxPosts: 20,
  fieldMap: { text: 'content.body' },
  renderCard: (post) => post.title,
  onWsLoad: (event) => event.detail.added.map(({ title }) => title),
  onWsPostClick: (event) => event.preventDefault(),
};

/** @type {(feed: Feed) => Promise<unknown>} */
export const reference = (feed) => feed.loadMore();

/** @type {Feed['$props'][]} */
export const wrong = [
  // @ts-expect-error There is no such layout.
  { layout: 'no-such' },
  // @ts-expect-error This is not a number.
  { pageSize: 'many' },
  // @ts-expect-error There is no such attribute.
  { feed: 'abc' },
  // @ts-expect-error The event has no such field.
  { onWsLoad: (event) => event.detail.items },
];
