import type { EnterLayout } from './layout.ts';
import { Part } from './part.ts';

// What the first card of plain posts does not need. Each is a file of its own in dist.

export const prose = new Part(() => import('./prose.ts'));

export const controls = new Part(() => import('./controls.ts'));

export const readMore = new Part(() => import('./read-more.ts'));

export const setupFault = new Part(() => import('./setup-fault.ts'));

export const feedKeys = new Part(() => import('./feed-keys.ts'));

export const customCard = new Part(() => import('./custom-card.ts'));

export const extras = new Part(() => import('./extras.ts'));

/** The layouts that take more than the styles that all feeds have. */
export const layouts: Partial<Record<string, Part<{ enter: EnterLayout }>>> = {
  masonry: new Part(() => import('./masonry.ts')),
  carousel: new Part(() => import('./carousel.ts')),
  compact: new Part(() => import('./compact.ts')),
};
