import { cacheLife } from 'next/cache';
import { renderWidget } from 'ws-widgets/server';
import { Widget } from './widget';

const BASE_URL = 'http://127.0.0.1:4801';

export async function News() {
  'use cache';
  cacheLife('minutes'); // rendered again after one

  const { html, error } = await renderWidget(
    'ws-feed',
    { baseUrl: BASE_URL, feedId: 'bakery', pageSize: 3 },
    {
      lang: 'en',
      fallback: '<a href="https://example.com/news">Read our news</a>',
      freshForMs: 120_000, // what is rendered again after a minute may be a little older
    },
  );
  if (error) console.error(error.message);
  return <Widget html={html} />;
}
