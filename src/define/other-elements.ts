/** The elements that are not part of the core: `others.ts` defines them. */
export const OTHER_ELEMENTS = ['ws-embed', 'ws-post-card'] as const;
