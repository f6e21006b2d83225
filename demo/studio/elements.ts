import type { Attribute, CssProperty, Element, Field, Method } from '../../scripts/manifest/schema.ts';

/** What an attribute is set by. */
export type AttributeControl =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'words'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number | undefined }
  | { readonly kind: 'flag' }
  | { readonly kind: 'json' }
  | { readonly kind: 'text' };

/** By what the manifest says of its values. */
export function controlOf({ values, isList, isFlag, min, max, default: fallback }: Attribute): AttributeControl {
  if (isFlag) return { kind: 'flag' };
  if (values) return { kind: isList ? 'words' : 'choice', values };
  if (min !== undefined) return { kind: 'number', min, max };
  return { kind: fallback === '{}' ? 'json' : 'text' };
}

export interface AttributeGroup {
  readonly title: string;
  readonly attributes: readonly Attribute[];
}

/** Whether it is set by a click. */
const isQuick = ({ values, isFlag }: Attribute): boolean => values !== undefined || isFlag === true;

/** What the element cannot do without comes first; the service's address has a place of its own. */
export function groupAttributes(
  { attributes }: Element,
  isWanted: (attribute: Attribute) => boolean = () => true,
): AttributeGroup[] {
  const own = attributes.filter((one) => one.name !== 'base-url' && isWanted(one));
  const groups = [
    { title: 'What it shows', attributes: own.filter(({ required }) => required) },
    { title: 'How it shows it', attributes: own.filter((one) => !one.required && isQuick(one)) },
    { title: 'In detail', attributes: own.filter((one) => !one.required && !isQuick(one)) },
  ];
  return groups.filter((group) => group.attributes.length > 0);
}

/** What a custom property is set by. */
export type PropertyKind = 'colour' | 'length' | 'number' | 'ratio' | 'font' | 'shadow' | 'text';

const KINDS: readonly (readonly [PropertyKind, (property: CssProperty) => boolean])[] = [
  ['colour', ({ description }) => /^the (color|background)\b/i.test(description)],
  ['font', ({ description }) => description.includes('`font`')],
  ['shadow', ({ description }) => description.includes('`box-shadow`')],
  ['ratio', ({ default: value }) => /^\d+ \/ \d+$/.test(value)],
  ['length', ({ default: value }) => /^[\d.]+(rem|em|px)$/.test(value)],
  ['number', ({ default: value }) => /^\d+$/.test(value)],
];

/** By its default, and where that is a word, by what the manifest says of it. */
export const kindOf = (property: CssProperty): PropertyKind => KINDS.find(([, fits]) => fits(property))?.[0] ?? 'text';

export const methodsOf = ({ members }: Element): Method[] =>
  members.filter((member): member is Method => member.kind === 'method');

/** What an element says of itself while it runs. */
export const reportedBy = ({ members }: Element): Field[] =>
  members.filter((member): member is Field => member.kind === 'field' && member.readonly === true);
