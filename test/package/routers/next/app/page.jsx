'use client';

import 'ws-widgets/ws-feed';

const BASE_URL = 'http://127.0.0.1:4801';

export default function Page() {
  return (
    <main>
      <p style={{ height: 900 }}>Above</p>
      <ws-feed base-url={BASE_URL} feed-id="bakery" page-size="3" cache="session" layout="list"></ws-feed>
      <p style={{ height: 900 }}>Below</p>
    </main>
  );
}
