import { englishAllLink } from './english.ts';
import { readUrl } from '../../model/url-gate.ts';
import styles from './all-link.css?inline';
import type { StartExtra } from '../../feed/feature.ts';
import { make } from '../../element/make.ts';
import { setLink } from '../../card/set-link.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';

/** The owner wrote it for this page: it may be relative to it. */
function readHref(written: string): string | undefined {
  try {
    return readUrl(new URL(written, document.baseURI).href);
  } catch {
    return undefined; // what URL cannot read is no URL
  }
}

/** `all-href`: a link to all posts where the reach ends, and where there is nothing to show. */
export const start: StartExtra = ({ host, controller, view, read }) => {
  const link = make('a', { part: 'all', dir: 'auto' });
  const box = make('div', { class: 'ends-all' }, link);
  let refused = '';

  const hrefOf = (written: string): string | undefined => {
    const href = readHref(written);
    if (!href && refused !== written) {
      console.warn(`<${host.localName}> all-href="${written}" is no http(s) URL: there is no link to all posts.`);
    }
    refused = href ? '' : written;
    return href;
  };

  return {
    shown(_, messages) {
      const { state, hasMore } = controller;
      const href = hrefOf(read('all-href'));
      const isAtEnd = state !== 'idle' && state !== 'loading' && !hasMore;
      // Who stands on the link keeps it while more is on its way.
      if (!href || (!isAtEnd && !box.contains(host.shadowRoot?.activeElement ?? null))) return box.remove();
      if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
      setLink(link, href, 'noopener', host.target);
      link.textContent = read('all-label') || { ...englishAllLink, ...messages }.all;
      if (!box.isConnected) view.end.querySelector('.controls')?.after(box);
    },
    leave: () => box.remove(),
  };
};
