import type { PinMessages } from '../../content/messages.ts';

/** The English of the mark on pinned posts, which comes with it. */
export const englishPin: PinMessages = { pinned: 'Pinned' };
