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

/** What people look for first, in the order in which they do. */
const CONTENT = ['limit', 'page-size', 'more'];
const LOOK = ['layout', 'heading', 'lines', 'theme', 'hide', 'date'];

const FOR_VISITORS = ['refresh-every', 'consent', 'images'];

function titleOf({ name, required, isFlag }: Attribute): string {
  if (required || CONTENT.includes(name)) return 'What it displays';
  if (LOOK.includes(name)) return 'How it looks';
  return isFlag || FOR_VISITORS.includes(name) ? 'For visitors' : 'In detail';
}

const byName =
  (names: readonly string[]) =>
  (one: Attribute, other: Attribute): number =>
    names.indexOf(one.name) - names.indexOf(other.name);

/** What the element cannot do without comes first; the service's address has a place of its own. */
export function groupAttributes(
  { attributes }: Element,
  isWanted: (attribute: Attribute) => boolean = () => true,
): AttributeGroup[] {
  const own = attributes.filter((one) => one.name !== 'base-url' && isWanted(one));
  const group = (title: string): Attribute[] => own.filter((one) => titleOf(one) === title);
  const groups = [
    { title: 'What it displays', attributes: group('What it displays').sort(byName(CONTENT)) },
    { title: 'How it looks', attributes: group('How it looks').sort(byName(LOOK)) },
    { title: 'For visitors', attributes: group('For visitors') },
    { title: 'In detail', attributes: group('In detail') },
  ];
  return groups.filter(({ attributes }) => attributes.length > 0);
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
