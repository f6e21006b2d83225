import { release as made } from 'virtual:release';
import type { Release } from '../snippets/handout/handout.ts';

/** The files that are handed out. Their address may be relative to the studio, which hosts them then. */
export const release = made as Omit<Release, 'serviceUrl'>;
