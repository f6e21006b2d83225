/** @typedef {import('svelte/elements').SvelteHTMLElements['ws-feed']} Feed */

/** @type {Feed} */
export const right = {
  class: 'news',
  'feed-id': 'abc',
  'page-size': '5',
  fieldMap: { text: 'content.body' },
  renderCard: (post) => post.title,
  'onws-load': (event) => event.detail.added.map(({ title }) => title),
  'on:ws-post-click': (event) => event.preventDefault(),
  onclick: ({ currentTarget }) => currentTarget.loadMore(),
};

/** @type {Feed[]} */
export const wrong = [
  // @ts-expect-error There is no such layout.
  { layout: 'no-such' },
  // @ts-expect-error This is not a number.
  { 'page-size': 'many' },
  // @ts-expect-error There is no such attribute.
  { feed: 'abc' },
  // @ts-expect-error The event has no such field.
  { 'onws-load': (event) => event.detail.items },
];
