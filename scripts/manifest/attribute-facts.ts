import { type Attribute, attributeOf, toWritten } from '../../src/settings/attributes.ts';
import { isRequesting, isWidgetName, REQUIRED_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
import { REQUESTING_ATTRIBUTES } from '../../src/widgets/setup/post-card-attributes.ts';
import type { AttributeFacts } from './schema.ts';

function factsOf(
  property: string,
  { fallback, values, isList, min, max }: Attribute,
  isRequired: boolean,
): AttributeFacts {
  return {
    name: attributeOf(property),
    default: fallback === false ? '' : toWritten(fallback),
    ...(fallback === false && { isFlag: true }),
    ...(isRequired && { required: true }),
    ...(values && values.length > 0 && { values }),
    ...(isList && { isList }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && max < Infinity && { max }),
  };
}

/** The attributes of an element, from the table that it is made from. */
export function attributeFacts(tag: string): AttributeFacts[] {
  const table = isRequesting(tag) ? REQUESTING_ATTRIBUTES[tag] : {};
  const required = isWidgetName(tag) ? REQUIRED_ATTRIBUTES[tag] : {}; // a card takes a post in place of ids
  return Object.entries<Attribute>(table).map(([property, attribute]) =>
    factsOf(property, attribute, Object.hasOwn(required, property)),
  );
}
