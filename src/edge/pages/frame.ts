import { FRAME_SCRIPT, FRAME_STYLES, makePolicy } from '../../frame/page.ts';
import { escapeHtml, renderAttributes } from '../../server/html.ts';
import type { RenderedWidget } from '../../server/index.ts';
import { type Content, makeContent, Refusal } from '../content.ts';
import type { Edge } from '../options.ts';
import { readParameters, readQuery } from '../read-query.ts';

/** The folder of a script and of what it imports, as it is written in a policy. */
const folderOf = (scriptUrl: string): string => new URL('.', scriptUrl).href.replace(/[;,]/g, encodeURIComponent);

/** The page of `/frame`. `links` are the addresses of what it also comes as, by their types. */
export async function renderFrame(
  { html, inlineStyles }: RenderedWidget,
  lang: string,
  title: string,
  links: Readonly<Record<string, string>>,
  { baseUrl, scriptUrl }: Edge,
): Promise<Content> {
  const alternates = Object.entries(links).map(
    ([type, href]) => `<link rel="alternate"${renderAttributes({ type, href })}>\n`,
  );
  const script = scriptUrl ? `<script type="module" src="${escapeHtml(scriptUrl)}" crossorigin></script>\n` : '';
  const body = `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
${alternates.join('')}<style>${FRAME_STYLES}</style>
${script}</head>
<body>
${html}
<script>${FRAME_SCRIPT}</script>
</body>
</html>
`;
  const service = new URL(baseUrl).origin;
  const policy = await makePolicy({
    inlineStyles,
    scripts: scriptUrl ? folderOf(scriptUrl) : '',
    images: `https: ${service}`,
    service,
  });
  return makeContent('text/html', body, policy);
}

const WIDTH_PX = 640;
const HEIGHT_PX = 720;

/** The parameters that consumers of oEmbed send, including the `dnt` of WordPress. */
const PARAMETERS: readonly string[] = ['url', 'format', 'maxwidth', 'maxheight', 'dnt'];

function readPixels(name: string, written: string | undefined, most: number): number {
  if (written === undefined) return most;
  if (/^[1-9]\d{0,5}$/.test(written)) return Math.min(Number(written), most);
  throw new Refusal(400, `"${name}" is not a whole number of pixels.`);
}

/** The answer of oEmbed 1.0 for a frame: how another page embeds it. */
export function renderOembed(query: string, publicUrl: string, edge: Edge): string {
  const parameters = readParameters(query);
  for (const name of parameters.keys())
    if (!PARAMETERS.includes(name)) throw new Refusal(400, `/oembed knows no parameters but ${PARAMETERS.join(', ')}.`);
  const url = parameters.get('url');
  if (!url) throw new Refusal(400, `"url" is missing; write url=… with the address of a /frame.`);
  if ((parameters.get('format') ?? 'json') !== 'json') throw new Refusal(501, 'The format is json alone.');
  const start = `${publicUrl}/frame?`;
  if (!url.startsWith(start)) throw new Refusal(404, '"url" names no /frame of this address.'); // as oEmbed requires
  const frame = readQuery(url.slice(start.length).replace(/#.*$/s, ''), edge);
  const width = readPixels('maxwidth', parameters.get('maxwidth'), WIDTH_PX);
  const height = readPixels('maxheight', parameters.get('maxheight'), HEIGHT_PX);
  const title = String(frame.settings['heading'] ?? 'Posts');
  const src = start + frame.query;
  // WordPress listens to the messages of a frame only if a `<blockquote>` precedes it, which it displays until they come.
  const quotation = `<blockquote hidden><a href="${escapeHtml(src)}">${escapeHtml(title)}</a></blockquote>`;
  const html = `${quotation}<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" style="border: 0"></iframe>`;
  const fixed = { version: '1.0', type: 'rich', provider_name: new URL(publicUrl).host, provider_url: publicUrl };
  return JSON.stringify({ ...fixed, cache_age: edge.lifetimes.maxAge, title, width, height, html });
}
