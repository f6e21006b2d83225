import { useState } from 'react';
import 'ws-widgets/ws-feed';

const BASE_URL = 'http://127.0.0.1:4801';
const MESSAGES = { more: 'Older posts' };

export function App() {
  const [shown, setShown] = useState('Nothing yet');
  return (
    <>
      <h1>News</h1>
      <p>
        <output>{shown}</output>
      </p>

      <ws-feed
        base-url={BASE_URL}
        feed-id="bakery"
        page-size={3}
        layout="list"
        messages={MESSAGES}
        onws-load={({ detail }) => setShown(`${detail.posts.length} posts`)}
      >
        <a href="https://example.com/news">Read our news</a>
        <template slot="card">
          <p part="words" data-ws-text="text" />
          <a data-ws-href="url">Read it there</a>
        </template>
      </ws-feed>
    </>
  );
}
