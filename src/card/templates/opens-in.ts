import { html } from 'lit';
import { inline } from './join-templates.ts';

// Attributes in a template of their own become part of a link's tag, and are cloned with it. The id is `NEW_TAB_ID`.
const NEW_TAB = html`target="_blank" aria-describedby="new-tab"`;
const SAME_TAB = html`target="_self"`;

/** The attributes of a link that say where it opens. Links describe to screen readers that it is in a new tab. */
export const opensIn = (target: '_blank' | '_self'): unknown => inline(target === '_blank' ? NEW_TAB : SAME_TAB);
