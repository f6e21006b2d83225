import 'ws-widgets/ws-feed';

export const right = () => {
  document
    .querySelector('ws-feed')
    ?.addEventListener('ws-load', ({ detail }) => detail.added.map(({ title }) => title));
  document.querySelectorAll('ws-feed').forEach((feed) => {
    feed.renderCard = (post) => post.title || post.text;
  });
  document.addEventListener('ws-error', ({ detail }) => detail.error.kind);
};

export const wrong = () => {
  // @ts-expect-error The event has no such field.
  document.addEventListener('ws-post-click', ({ detail }) => detail.posts);
  // @ts-expect-error An address is a text.
  document.querySelectorAll('ws-feed').forEach((feed) => (feed.baseUrl = 4801));
};
