import { createServer } from 'node:http';
import { renderWidget } from 'ws-widgets/server';

export const server = createServer(async (request, response) => {
  const { html, error } = await renderWidget(
    'ws-feed',
    { baseUrl: 'https://api.example', feedId: 'bakery', pageSize: 5, layout: 'grid', heading: 'From the oven' },
    { lang: 'en', signal: AbortSignal.timeout(2000), fallback: '<a href="https://example.com/news">Read our news</a>' },
  );
  if (error) console.error(error.message);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Server</title>
<script type="module" src="https://cdn.example/ws-widgets.js" data-base-url="https://api.example"></script></head>
<body><h1>News</h1>${html}</body></html>`);
});
