/** The id of the words that links refer to which open a new tab. */
export const NEW_TAB_ID = 'new-tab';

/** The id of what describes a link to screen readers, by its `target`. */
export const descriptionOf = (target: string): string | undefined => (target === '_blank' ? NEW_TAB_ID : undefined);
