import type { EnterLayout } from './layout.ts';
import { Part } from './part.ts';

// What the first card of plain posts does not need. Each is a file of its own in dist.

export const prose = new Part(() => import('./prose.ts'), 'Posts with markup are shown as plain text.');

export const controls = new Part(() => import('./controls.ts'), 'There are no buttons.');

export const readMore = new Part(() => import('./read-more.ts'), 'Texts are shown in full.');

export const setupFault = new Part(() => import('./setup-fault.ts'), 'An attribute is missing or wrong.');

/** The layouts that take more than the styles that all feeds have. */
export const layouts: Partial<Record<string, Part<{ enter: EnterLayout }>>> = {
  masonry: new Part(() => import('./masonry.ts'), 'The masonry is a grid.'),
  carousel: new Part(() => import('./carousel.ts'), 'The carousel is a grid.'),
  compact: new Part(() => import('./compact.ts'), 'The headlines are a list.'),
};
