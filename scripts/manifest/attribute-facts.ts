import { type Attribute, attributeOf, toWritten } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES, isWidgetName } from '../../src/widgets/setup/element-attributes.ts';
import type { AttributeFacts } from './schema.ts';

function factsOf(property: string, { fallback, values, isList, isRequired, min, max }: Attribute): AttributeFacts {
  return {
    name: attributeOf(property),
    default: fallback === false ? '' : toWritten(fallback),
    ...(fallback === false && { isFlag: true }),
    ...(isRequired && { required: true }),
    ...(values && { values }),
    ...(isList && { isList }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && max < Infinity && { max }),
  };
}

/** The attributes of an element, out of the table that it is made from. */
export const attributeFacts = (tag: string): AttributeFacts[] =>
  isWidgetName(tag)
    ? Object.entries<Attribute>(ELEMENT_ATTRIBUTES[tag]).map(([property, attribute]) => factsOf(property, attribute))
    : [];
