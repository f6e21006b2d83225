import { FEATURE_ATTRIBUTES, PAGED_FEATURE_ATTRIBUTES } from '../../src/features/descriptors.ts';
import { attributeOf, type AttributeTable } from '../../src/settings/attributes.ts';
import { READING_ATTRIBUTES } from '../../src/widgets/setup/feed-attributes.ts';
import { REQUEST_ATTRIBUTES } from '../../src/widgets/setup/request-attributes.ts';
import type { Attribute, CssProperty, Documented, Element, Field, Method } from '../../scripts/manifest/schema.ts';

/** The control for an attribute. */
type AttributeControl =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'words'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number | undefined }
  | { readonly kind: 'flag' }
  | { readonly kind: 'json' }
  | { readonly kind: 'text' };

/** Chooses the control by what the manifest says of the values. */
export function controlOf({ values, isList, isFlag, min, max, default: fallback }: Attribute): AttributeControl {
  if (isFlag) return { kind: 'flag' };
  if (values) return { kind: isList ? 'words' : 'choice', values };
  if (min !== undefined) return { kind: 'number', min, max };
  return { kind: fallback === '{}' ? 'json' : 'text' };
}

const namesOf = (table: AttributeTable): ReadonlySet<string> => new Set(Object.keys(table).map(attributeOf));

const DECIDING = namesOf({ ...REQUEST_ATTRIBUTES, ...READING_ATTRIBUTES });
const OF_FEATURES = namesOf({ ...FEATURE_ATTRIBUTES, ...PAGED_FEATURE_ATTRIBUTES });

const TITLES = ['What it displays', 'How it looks', 'For visitors'] as const;

function titleOf({ name }: Attribute): (typeof TITLES)[number] {
  if (DECIDING.has(name)) return 'What it displays';
  return OF_FEATURES.has(name) ? 'For visitors' : 'How it looks';
}

/** Attributes that decide which posts there are come first, features last. `base-url` is left out: it has its own panel. */
export const groupAttributes = ({ attributes }: Element, isWanted: (attribute: Attribute) => boolean = () => true) =>
  TITLES.map((title) => ({
    title,
    attributes: attributes.filter((one) => one.name !== 'base-url' && titleOf(one) === title && isWanted(one)),
  })).filter(({ attributes }) => attributes.length > 0);

/** The control for a custom property. */
export type PropertyKind = 'color' | 'length' | 'number' | 'ratio' | 'font' | 'shadow' | 'text';

const KINDS: readonly (readonly [PropertyKind, (property: CssProperty) => boolean])[] = [
  ['color', ({ description }) => /^the (color|background)\b/i.test(description)],
  ['font', ({ description }) => description.includes('`font`')],
  ['shadow', ({ description }) => description.includes('`box-shadow`')],
  ['ratio', ({ default: value }) => /^\d+ \/ \d+$/.test(value)],
  ['length', ({ default: value }) => /^[\d.]+(rem|em|px)$/.test(value)],
  ['number', ({ default: value }) => /^\d+$/.test(value)],
];

/** Chooses the control by the default value or by the description in the manifest. */
export const kindOf = (property: CssProperty): PropertyKind => KINDS.find(([, fits]) => fits(property))?.[0] ?? 'text';

export const methodsOf = ({ members }: Element): Method[] =>
  members.filter((member): member is Method => member.kind === 'method');

/** The read-only properties of an element, which say how it is. */
export const reportedBy = ({ members }: Element): Field[] =>
  members.filter((member): member is Field => member.kind === 'field' && member.readonly === true);

const PART = /\bpart\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAME = /^[a-z][\w-]*$/i;

/** The parts that an owner's own card has. */
function ownParts(card: string): string[] {
  const words = [...card.matchAll(PART)].flatMap(([, quoted, single]) => (quoted ?? single ?? '').split(/\s+/));
  return [...new Set(words)].filter((word) => NAME.test(word));
}

/** All parts of an element with these slots that can be styled. */
export function partsOf({ cssParts }: Element, slots: Readonly<Record<string, string>>): readonly Documented[] {
  const known = cssParts.map(({ name, description }) => ({ name, description }));
  const own = ownParts(slots['card'] ?? '').filter((name) => !known.some((part) => part.name === name));
  return [...known, ...own.map((name) => ({ name, description: 'A part of your own card.' }))];
}
