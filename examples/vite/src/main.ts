import 'ws-widgets/ws-feed';

const feed = document.querySelector('ws-feed');
const shown = document.querySelector('output');

if (feed && shown) {
  feed.messages = { more: 'Older posts' };
  feed.addEventListener('ws-load', ({ detail }) => {
    shown.textContent = `${detail.posts.length} posts`;
  });
}
