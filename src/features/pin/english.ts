import type { PinMessages } from '../../content/messages.ts';

/** The English words of the mark on pinned posts, loaded with it. */
export const englishPin: PinMessages = { pinned: 'Pinned' };
