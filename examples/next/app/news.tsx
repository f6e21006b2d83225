import { renderWidget } from 'ws-widgets/server';
import { DefineElements } from './define-elements';

const BASE_URL = 'http://127.0.0.1:4801';

export async function News() {
  const { html, error } = await renderWidget(
    'ws-feed',
    { baseUrl: BASE_URL, feedId: 'bakery', pageSize: 3 },
    {
      lang: 'en',
      fallback: '<a href="https://example.com/news">Read our news</a>',
      freshForMs: 120_000, // the page itself may be a minute old
    },
  );
  if (error) console.error(error.message);
  return (
    <>
      {/* The browser takes the template with the posts out of the markup, which React would complain of. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <DefineElements />
    </>
  );
}
