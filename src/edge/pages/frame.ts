import { escapeHtml } from '../../server/escape.ts';

/** The message that tells the page around the frame how high it is: `{ type: 'ws-widgets:height', height }`. */
const TELL_HEIGHT = `
const tell = () => parent.postMessage({ type: 'ws-widgets:height', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
if (parent !== window) new ResizeObserver(tell).observe(document.body);
`;

const STYLES = 'body { display: flow-root; margin: 0; font-family: system-ui, sans-serif; }';

export interface FrameOptions {
  readonly baseUrl: string;
  readonly lang: string | undefined;
  /** The element, with its posts. */
  readonly html: string;
  readonly title: string;
  readonly scriptUrl: string | undefined;
  readonly links: readonly FrameLink[];
}

/** Where else the same posts are. */
export interface FrameLink {
  readonly type: string;
  readonly href: string;
}

const STYLE_ELEMENTS = /<style(?:\s[^>]*)?>(.*?)<\/style>/gs;

async function hashSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

const hashSources = async (texts: Iterable<string>): Promise<string> =>
  [...new Set(await Promise.all([...texts].map(hashSource)))].join(' ');

/**
 * The policy of the page: what it has inline is named by its hash, which, unlike a nonce, may be cached; of others it
 * gets our script, the answers of the service, and what posts show.
 */
async function makePolicy(html: string, baseUrl: string, scriptUrl: string | undefined): Promise<string> {
  const service = new URL(baseUrl).origin;
  const styles = [STYLES, ...[...html.matchAll(STYLE_ELEMENTS)].map(([, css = '']) => css)];
  return [
    "default-src 'none'",
    `script-src ${await hashSources([TELL_HEIGHT])}${scriptUrl ? ` ${folderOf(scriptUrl)}` : ''}`,
    `style-src ${await hashSources(styles)}`,
    `img-src https: ${service}`,
    `media-src https: ${service}`,
    `connect-src ${service}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html dompurify ws-widgets 'allow-duplicates'",
  ].join('; ');
}

/** The folder that a script and what it imports are in, as a policy writes it. */
const folderOf = (scriptUrl: string): string =>
  new URL('.', scriptUrl).href.replace(/[;,]/g, (mark) => encodeURIComponent(mark));

/** A whole page for an `<iframe>`, and its policy. */
export async function renderFrame(frame: FrameOptions): Promise<{ body: string; policy: string }> {
  const { baseUrl, lang = 'en', html, title, scriptUrl, links } = frame;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title>`,
    ...links.map(({ type, href }) => `<link rel="alternate" type="${escapeHtml(type)}" href="${escapeHtml(href)}">`),
    `<style>${STYLES}</style>`,
    ...(scriptUrl ? [`<script type="module" src="${escapeHtml(scriptUrl)}" crossorigin></script>`] : []),
  ];
  const body = [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}">`,
    '<head>',
    ...head,
    '</head>',
    '<body>',
    html,
    `<script>${TELL_HEIGHT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { body, policy: await makePolicy(html, baseUrl, scriptUrl) };
}
