import { Part } from './part.ts';

// What the first card of plain posts does not need. Each is a file of its own in dist.

export const prose = new Part(() => import('./prose.ts'), 'Posts with markup are shown as plain text.');

export const controls = new Part(() => import('./controls.ts'), 'There are no buttons.');

export const readMore = new Part(() => import('./read-more.ts'), 'Texts are shown in full.');

export const setupFault = new Part(() => import('./setup-fault.ts'), 'An attribute is missing or wrong.');
