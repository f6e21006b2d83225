import { remember } from '../../base/remember.ts';
import { log, quote } from '../../base/log.ts';
import { html, nothing } from 'lit';
import { descriptionOf } from '../../content/new-tab.ts';
import { englishAllLink } from '../../content/languages/english/all-link.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { readUrl } from '../../model/formats.ts';
import { allLink } from '../rows.ts';

export { default as styles } from './all-link.css?inline';

/** Stands for the address of the page, which a server does not know. */
const ANY_PAGE = 'https://page.invalid/';

/** The owner wrote the URL for this page, so it may be relative to the page. */
function readHref(written: string): string | undefined {
  const base = globalThis.document?.baseURI ?? ANY_PAGE;
  const href = URL.canParse(written, base) ? readUrl(new URL(written, base).href) : undefined;
  return href?.startsWith(ANY_PAGE) ? written : href;
}

/** `all-href`: a link to all posts where there are no more to load, and where there is nothing to display. */
export const createFeature: CreateFeature = (host) => {
  const warn = remember((written: string): void => {
    const words = `Invalid value ${quote(written)} for "all-href"; write an http(s) URL.`;
    log('warn', 'WS-112', `<${host.element.localName}> ${words}`);
  });

  return {
    renderBelow() {
      const { element, model, composition } = host;
      const { state, hasMore } = model;
      const written = host.read(allLink.attributes).allHref;
      const href = readHref(written);
      if (!href) warn(written);
      const isAtEnd = state !== 'idle' && state !== 'loading' && !hasMore;
      // While the link has the focus, it stays, even if more posts are loading.
      if (!href || !(isAtEnd || element.shadowRoot?.activeElement?.matches('[part=all]'))) return nothing;
      const label = host.read(allLink.options).allLabel || composition.phrases(englishAllLink).say('all');
      return html`<div class="ends-all"
        ><a part="all" dir="auto" href=${href} rel="noopener" target=${element.target} aria-describedby=${descriptionOf(element.target) ?? nothing}>${label}</a></div
      >`;
    },
  };
};
