// What is not part of the core: the other elements, and what few pages need.
import { doctor } from '../element/widget-element.ts';
import { defaultsTags } from '../settings/page-defaults.ts';
import './ws-embed.ts';
import './ws-post-card.ts';

const LOCAL = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\]|)$/; // a file has no host

/** Anyone can write a URL: unless it is local, the page has to allow the panel by `data-debug` on its script tag. */
const isAllowed = (): boolean =>
  LOCAL.test(location.hostname) || defaultsTags().some((tag) => tag.hasAttribute('data-debug'));

// Opens the panel if the URL of the page has `?ws-debug`.
if (globalThis.document && new URLSearchParams(location.search).has('ws-debug') && isAllowed())
  void doctor.module?.load().then(() => doctor.module?.current?.openPanel());
