// The script for a page with frames: gives each the height of its content.
import { FIT, HEIGHT } from './frame/page.ts';

/** The pages that tell their height: a file of dist, and one of the edge. */
const PATH = /\/frame(?:\.html)?$/;

/** The origin of a frame, by its `src`; an empty string if the frame is none of ours. */
function originOf({ src }: HTMLIFrameElement): string {
  const url = URL.canParse(src) ? new URL(src) : undefined;
  return url && PATH.test(url.pathname) ? url.origin : '';
}

/** Asks one of our frames for its height. Its content may be from another origin by now, but learns nothing from the message. */
function ask(frame: EventTarget | null): void {
  if (frame instanceof HTMLIFrameElement && originOf(frame)) frame.contentWindow?.postMessage({ type: FIT }, '*');
}

function onMessage({ source, origin, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>): void {
  const height = data?.type === HEIGHT ? data.height : undefined;
  if (typeof height !== 'number' || !(height > 0 && height < Infinity)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== source || originOf(frame) !== origin) continue;
    // With `box-sizing: border-box`, as many themes have it, border and padding are part of the height.
    const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(frame);
    const edges = frame.offsetHeight - frame.clientHeight + parseFloat(paddingTop) + parseFloat(paddingBottom);
    frame.style.height = `${height + (boxSizing === 'border-box' ? edges : 0)}px`;
  }
}

/** Gives the frames of the page the height of their content, those that come later too. */
function fitFrames(): void {
  addEventListener('message', onMessage);
  // `load` does not bubble, but can be captured.
  document.addEventListener('load', ({ target }) => ask(target), true);
  document.querySelectorAll('iframe').forEach(ask);
}

if (globalThis.document) fitFrames();
