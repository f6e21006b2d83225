import { type Attribute, attributeOf, toWritten } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES, isWidgetName, REQUIRED_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
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

/** The attributes of an element, out of the table that it is made from. */
export const attributeFacts = (tag: string): AttributeFacts[] =>
  isWidgetName(tag)
    ? Object.entries<Attribute>(ELEMENT_ATTRIBUTES[tag]).map(([property, attribute]) =>
        factsOf(property, attribute, Object.hasOwn(REQUIRED_ATTRIBUTES[tag], property)),
      )
    : [];
