import { html, nothing } from 'lit';
import { descriptionOf, NEW_TAB_ID } from '../content/new-tab.ts';

/** What links refer to that open a new tab; nobody sees it. */
export const renderNewTab = (words: unknown): unknown => html`<span id=${NEW_TAB_ID} hidden>${words}</span>`;

/** For the `aria-describedby` of a link: what says that it opens a new tab, where it does. */
export const describedBy = (target: string): string | typeof nothing => descriptionOf(target) ?? nothing;

/**
 * Lets links that open a new tab say so, which stand in a card of the owner's own. With `words` they say it themselves:
 * in the page there is no element of ours to refer to.
 */
export function describeNewTabs(root: ParentNode, words?: string): void {
  for (const link of root.querySelectorAll('a[target=_blank]')) {
    const description = link.getAttribute('aria-describedby');
    if (words !== undefined && (description === null || description === NEW_TAB_ID)) {
      link.removeAttribute('aria-describedby');
      link.setAttribute('aria-description', words);
    } else if (description === null) link.setAttribute('aria-describedby', NEW_TAB_ID);
  }
}
