import { layoutOf } from '../layouts/descriptors.ts';
import type { Design } from './design.ts';
import { editorial } from './editorial/descriptor.ts';
import { note } from './note/descriptor.ts';
import { overlay } from './overlay/descriptor.ts';

/** Who and when first: the styles that all cards have. */
const social = { name: 'social' } as const satisfies Design;

/** All designs, the default first. */
const ALL = [social, editorial, overlay, note] as const satisfies readonly Design[];

export type DesignName = (typeof ALL)[number]['name'];

export const DESIGNS: readonly (Design & { readonly name: DesignName })[] = ALL;

export const DESIGN_NAMES: readonly DesignName[] = ALL.map(({ name }) => name);

/** How the cards of a feed are made up: by its design, or the default, but for a layout whose cards are its own. */
export function designOf({ layout, design }: { readonly layout: string; readonly design: string }): Design & {
  readonly name: DesignName;
} {
  const found = layoutOf(layout).hasOwnCards ? undefined : DESIGNS.find(({ name }) => name === design);
  return found ?? social;
}
