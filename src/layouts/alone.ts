import { list } from './list/descriptor.ts';

/** One post has nothing beside it: in columns it would be as wide as a page, or leave the others empty. */
export const ALONE = { below: 2, layout: list.name } as const;
