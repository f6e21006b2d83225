import type { Post } from '../../model/post.ts';
import type { StartExtra } from '../../feed/feature.ts';
import { addUtm, readUtm, type Utm } from './plan-utm.ts';

/** Links of our cards, and of the owner's template. */
const LINKS = 'a[part~=link], a[part~=action], a[data-ws-href]';

/** `utm`: parameters on the links to posts and of actions, and on no other. */
export const start: StartExtra = ({ host, read }) => {
  let written: string | undefined;
  let utm: Utm = {};

  const update = (): Utm => {
    const now = read('utm');
    if (now === written) return utm;
    written = now;
    let fits = true;
    utm = readUtm(now, () => (fits = false));
    if (!fits) console.warn(`<${host.localName}> utm="${now}" does not fit: write utm="source=site,medium=feed".`);
    return utm;
  };

  return {
    get finish() {
      return read('utm');
    },
    finishCard(card: HTMLElement, { url, action }: Post) {
      for (const link of card.querySelectorAll<HTMLAnchorElement>(LINKS)) {
        // In a template a field may lead anywhere; in a text that is the owner's own, too.
        if (link.href && [url, action?.url].includes(link.href)) link.href = addUtm(link.href, update());
      }
    },
  };
};
