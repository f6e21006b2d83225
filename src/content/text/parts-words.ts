/** Whether an element of prose parts the words before it, in it and behind it. */
export const partsWords = (tag: string): boolean => /^(?:b[lr]|d[dilt]|h|li|ol|p|t[^i]|ul)/i.test(tag);
