import { FRAME_SCRIPT, FRAME_STYLES } from '../../frame/page.ts';
import { makePolicy } from '../../frame/policy.ts';
import { escapeHtml } from '../../server/escape.ts';

export interface FrameOptions {
  readonly baseUrl: string;
  readonly lang: string | undefined;
  /** The element, with its posts. */
  readonly html: string;
  /** The text of each `<style>` of the element. */
  readonly inlineStyles: readonly string[];
  readonly title: string;
  readonly scriptUrl: string | undefined;
  readonly links: readonly FrameLink[];
}

/** Where else the same posts are. */
export interface FrameLink {
  readonly type: string;
  readonly href: string;
}

function policyFor({ baseUrl, inlineStyles, scriptUrl }: FrameOptions): Promise<string> {
  const service = new URL(baseUrl).origin;
  return makePolicy({
    inlineScripts: [FRAME_SCRIPT],
    inlineStyles: [FRAME_STYLES, ...inlineStyles],
    scripts: scriptUrl ? folderOf(scriptUrl) : '',
    images: `https: ${service}`,
    service,
  });
}

/** The folder that a script and what it imports are in, as a policy writes it. */
const folderOf = (scriptUrl: string): string =>
  new URL('.', scriptUrl).href.replace(/[;,]/g, (mark) => encodeURIComponent(mark));

/** A whole page for an `<iframe>`, and its policy. */
export async function renderFrame(frame: FrameOptions): Promise<{ body: string; policy: string }> {
  const { lang = 'en', html, title, scriptUrl, links } = frame;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title>`,
    ...links.map(({ type, href }) => `<link rel="alternate" type="${escapeHtml(type)}" href="${escapeHtml(href)}">`),
    `<style>${FRAME_STYLES}</style>`,
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
    `<script>${FRAME_SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { body, policy: await policyFor(frame) };
}
