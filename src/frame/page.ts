// The messages between a page and the frames in it, in both directions in the form `{ type }`.

/** The page asks a frame for its height. The message says nothing else, so any document may receive it. */
export const FIT = 'ws-widgets:fit';

/** A frame says its height, in pixels, to the page that asked: `{ type, height }`. */
export const HEIGHT = 'ws-widgets:height';

// What every page for an `<iframe>` has inline, whether it is a file of dist or comes from the edge.

/** For the focus rings of what is at the edges. A page that is not higher has no element yet: its height would shrink the frame. */
const PADDING_PX = 4;

/**
 * Tells the page around the frame how high it is, and again whenever that changes, once that page has asked: then its
 * origin is known, and no other gets the answer. Links that open no tab leave the frame, except those to its other pages.
 *
 * WordPress asks in another way if it embeds a link that it does not trust: it adds a secret to the address, and
 * accepts a height, and a link to the host of the frame, with that secret. In its sandbox, no link opens by itself.
 */
export const FRAME_SCRIPT = `
if (parent !== window) {
  const [, secret] = /^#\\?secret=([a-z\\d]+)$/i.exec(location.hash) ?? [];
  const postToWordPress = (message, value) => parent.postMessage({ message, value, secret }, '*');
  let page;
  const postHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (page && height > 2 * ${PADDING_PX}) parent.postMessage({ type: '${HEIGHT}', height }, page);
    if (secret) postToWordPress('height', height);
  };
  new ResizeObserver(postHeight).observe(document.body);
  // WordPress hides the frame until it says something, and browsers observe nothing in what is hidden.
  postHeight();
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent) return;
    if (origin !== 'null' && data?.type === '${FIT}') page = origin;
    else if (!secret || data?.message !== 'ready' || data.secret !== secret) return;
    postHeight();
  });
  const linkOf = (event) => event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const isOwn = ({ origin, pathname }) => origin === location.origin && pathname === location.pathname;
  addEventListener('click', (event) => {
    const link = linkOf(event);
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!secret || !link?.href || isOwn(link) || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    postToWordPress('link', link.href);
  });
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || link.target === '_blank') return;
    if (!isOwn(link)) link.target = '_top';
    else if (secret) link.hash = location.hash; // the next page of posts tells its height, too
  }, true);
}
`;

export const FRAME_STYLES = `body { display: flow-root; margin: 0; padding: ${PADDING_PX}px; font-family: system-ui, sans-serif; }`;

/** A source for what is inline: unlike a nonce, a hash may be cached. */
async function hashSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

type Sources = Readonly<{ inlineStyles?: readonly string[] } & Record<'scripts' | 'images' | 'service', string>>;

/** The policy of a page for an `<iframe>`: our script and what it imports, the service, and what posts show. */
export async function makePolicy({ inlineStyles = [], scripts, images, service }: Sources): Promise<string> {
  const styles = new Set(await Promise.all([FRAME_STYLES, ...inlineStyles].map(hashSource)));
  return [
    "default-src 'none'",
    `script-src ${[await hashSource(FRAME_SCRIPT), scripts].filter(Boolean).join(' ')}`,
    `style-src ${[...styles].join(' ')}`,
    `img-src ${images}`,
    `media-src ${images}`,
    `connect-src ${service}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html dompurify ws-widgets 'allow-duplicates'",
  ].join('; ');
}
