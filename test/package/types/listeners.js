import 'ws-widgets/ws-feed';

export const right = () => {
  document
    .querySelector('ws-feed')
    ?.addEventListener('ws-load', ({ detail }) => detail.added.map(({ title }) => title));
  document.addEventListener('ws-error', ({ detail }) => detail.error.kind);
};

export const wrong = () => {
  // @ts-expect-error The event has no such field.
  document.addEventListener('ws-post-click', ({ detail }) => detail.posts);
};
