import { html } from 'lit';

const ID = 'new-tab';

/** What links refer to that open a new tab; nobody sees it. */
export const renderNewTab = (words: unknown): unknown => html`<span id=${ID} hidden>${words}</span>`;

/**
 * Lets links that open a new tab say so to screen readers. Here and not in their templates: links of texts and of the
 * owner's own cards do, too.
 */
export function describeNewTabs(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[target=_blank]:not([aria-describedby])')) {
    link.setAttribute('aria-describedby', ID);
  }
}
