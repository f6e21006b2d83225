import { layoutOf } from '../layouts/descriptors.ts';
import type { Post } from '../model/post.ts';
import { chooseDesign } from './choose-design.ts';
import type { Design } from './design.ts';

/** Author and date first: the styles that all cards have. */
const social = { name: 'social' } as const satisfies Design;
const editorial = { name: 'editorial', lines: 4 } as const satisfies Design;
const overlay = { name: 'overlay', lines: 3 } as const satisfies Design;
const note = { name: 'note', lines: 8 } as const satisfies Design;

/** All designs, the default first. */
const ALL = [social, editorial, overlay, note] as const satisfies readonly Design[];

export type DesignName = (typeof ALL)[number]['name'];

export const DESIGNS: readonly (Design & { readonly name: DesignName })[] = ALL;

export const DESIGN_NAMES: readonly DesignName[] = ALL.map(({ name }) => name);

/** What decides how the cards of a feed are made up. */
export interface DesignSettings {
  readonly layout: string;
  readonly design: string;
  readonly feedId?: string;
}

/** How the cards of a feed are made up: by the design that is written, or the one that suits the posts, but for a layout whose cards are its own. */
export function designOf(
  { layout, design, feedId }: DesignSettings,
  posts: readonly Post[],
): Design & {
  readonly name: DesignName;
} {
  const written = design === 'auto' ? chooseDesign(posts, feedId) : design;
  const found = layoutOf(layout).hasOwnCards ? undefined : DESIGNS.find(({ name }) => name === written);
  return found ?? social;
}
