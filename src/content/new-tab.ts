/** The id of the words that describe each link that opens a new tab. */
export const NEW_TAB_ID = 'new-tab';

/** The `aria-describedby` of a link with this `target`; `undefined` where it opens no new tab. */
export const descriptionOf = (target: string): string | undefined => (target === '_blank' ? NEW_TAB_ID : undefined);
