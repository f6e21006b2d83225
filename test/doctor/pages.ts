import type { Site } from './web.ts';
import pages from './pages.json' with { type: 'json' };

/**
 * A page, by what it has in place of the usual script tag (`head`) and the usual element (`body`), the hashes of its import
 * map, and the policies that are sent with it; `codes` are those of its findings, none for a healthy page. Of the last,
 * `sees` is in what visitors see, and `says` in its cause and its remedy; `by` has the texts to replace where a remedy has
 * nothing to paste.
 */
type Row = Partial<Site & Record<'html' | 'head' | 'body' | 'sees' | 'says', string>> & {
  readonly hashes?: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly by?: readonly string[];
};

export const PAGES: Readonly<Record<string, Row>> = pages;

export const SCRIPT =
  '<script type="module" src="https://cdn.example/ws-widgets.js" data-base-url="https://api.example"></script>';
const FEED = '<ws-feed feed-id="abc"><a href="/news">News</a></ws-feed>';

export function markupOf(name: string): string {
  const { html = '<html lang="en">', hashes, head = SCRIPT, body = FEED, markup } = PAGES[name] ?? {};
  const map = hashes ? `<script type="importmap">${JSON.stringify({ integrity: hashes })}</script>` : '';
  const start = `<!doctype html>\n${html}<head><title>News</title>\n${map}${head}</head>\n`;
  return markup ?? `${start}<body>${body}\n<p>Open from nine to five.</p></body></html>\n`;
}
