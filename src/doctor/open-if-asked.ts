import { doctor } from '../element/widget-element.ts';
import { defaultsTags } from '../settings/page-defaults.ts';

const LOCAL = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\]|)$/; // a file has no host

/** Anybody may write an address: the page has to allow it, by its script tag, unless it is at home. */
const isAllowed = (): boolean =>
  LOCAL.test(location.hostname) || defaultsTags().some((tag) => tag.hasAttribute('data-debug'));

async function open(): Promise<void> {
  await doctor.module?.load();
  doctor.module?.current?.openPanel();
}

/** Opens the panel where the address of the page asks for it by `?ws-debug`. */
export function openIfAsked(): void {
  if (globalThis.document && new URLSearchParams(location.search).has('ws-debug') && isAllowed()) void open();
}
