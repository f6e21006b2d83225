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

/** The design of a name, or the default. */
export const designOf = (name: string | undefined): Design & { readonly name: DesignName } =>
  DESIGNS.find((design) => design.name === name) ?? social;
