import { type Attribute, type Documented, type Element, elementsOf, type Field, type Manifest } from '../schema.ts';

/** What a row of Storybook's table says, as its `argTypes` take it. */
interface ArgType {
  readonly name?: string;
  readonly description?: string;
  readonly type?: string;
  readonly control?: false | { readonly type: string; readonly min?: number; readonly max?: number };
  readonly options?: readonly string[];
  readonly table?: {
    readonly disable?: true;
    readonly category?: string;
    readonly type?: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

/** By the names of arguments: Storybook sets each as a property. */
type ArgTypes = Readonly<Record<string, ArgType>>;

const HIDDEN: ArgType = { table: { disable: true } };

function controlOf({ values, isList, isFlag, min, max, default: written }: Attribute): ArgType {
  if (isFlag) return { type: 'boolean', control: { type: 'boolean' } };
  if (min !== undefined) return { type: 'number', control: { type: 'number', min, ...(max !== undefined && { max }) } };
  if (values && !isList) return { type: 'string', control: { type: 'select' }, options: values };
  return written === '{}' ? { control: { type: 'object' } } : { type: 'string', control: { type: 'text' } };
}

/** An attribute has the row of its property, because Storybook sets only properties; Storybook's own row is hidden. */
const attributeRows = (attributes: readonly Attribute[]): ArgTypes =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const { name, fieldName, description, type, default: written } = attribute;
      const summary = { type: { summary: type.text }, defaultValue: { summary: written } };
      const row = { name, description, ...controlOf(attribute), table: { category: 'attributes', ...summary } };
      return [...(name === fieldName ? [] : [[name, HIDDEN] as const]), [fieldName, row] as const];
    }),
  );

const fieldRow = ({ name, description, type, readonly }: Field): ArgType => ({
  name,
  description,
  control: readonly ? false : { type: 'object' },
  table: { category: 'properties', type: { summary: type.text } },
});

/** What no argument sets, in the category that Storybook has for it. */
const otherRow = ({ name, description }: Documented, category: string): ArgType => ({
  name,
  description,
  control: false,
  table: { category },
});

function rowsOf({ attributes, members, events, slots, cssProperties, cssParts }: Element): ArgTypes {
  const fields = members.filter((member): member is Field => member.kind === 'field' && !member.attribute);
  const rows: Record<string, ArgType> = { ...attributeRows(attributes) };
  for (const field of fields) rows[field.name] = fieldRow(field);
  const others = [
    ...events.map((one) => [one.name, one, 'events'] as const),
    ...slots.filter(({ name }) => name).map((one) => [`slot="${one.name}"`, one, 'slots'] as const),
    ...cssProperties.map((one) => [one.name, one, 'css custom properties'] as const),
    ...cssParts.map((one) => [`::part(${one.name})`, one, 'css shadow parts'] as const),
  ];
  for (const [key, one, category] of others) {
    rows[key] = otherRow(one, category);
    // Storybook's own list has one row for each name: a slot's or a part's is hidden, unless a property has that name.
    rows[one.name] ??= HIDDEN;
  }
  return rows;
}

/** For Storybook: `argTypes` of each element, with a control that fits each attribute, and a row for all that has a name. */
export const makeStorybookData = (manifest: Manifest): Readonly<Record<string, ArgTypes>> =>
  Object.fromEntries(elementsOf(manifest).map((element) => [element.tagName, rowsOf(element)]));
