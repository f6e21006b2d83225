import { FIT, HEIGHT } from './messages.ts';

// What every page for an `<iframe>` has inline, whether it is a file of dist or comes from the edge.

/**
 * Tells the page around the frame how high it is, again whenever that changes, where that page asked: by then its
 * origin is known, and no other gets the answer. Links that name no tab of their own leave the frame.
 */
export const FRAME_SCRIPT = `
if (parent !== window) {
  let page;
  const observer = new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect();
    parent.postMessage({ type: '${HEIGHT}', height: Math.ceil(height) }, page);
  });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin === 'null' || data?.type !== '${FIT}') return;
    page = origin;
    observer.observe(document.body);
  });
  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link && link.target !== '_blank') link.target = '_top';
  }, true);
}
`;

export const FRAME_STYLES = 'body { display: flow-root; margin: 0; font-family: system-ui, sans-serif; }';
