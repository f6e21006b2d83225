import { html, nothing } from 'lit';
import { descriptionOf, NEW_TAB_ID } from '../content/new-tab.ts';

/** What links refer to that open a new tab; it is not visible. */
export const renderNewTab = (words: unknown): unknown => html`<span id=${NEW_TAB_ID} hidden>${words}</span>`;

/** For the `aria-describedby` of a link: what says that it opens a new tab, where it does. */
export const describedBy = (target: string): string | typeof nothing => descriptionOf(target) ?? nothing;
