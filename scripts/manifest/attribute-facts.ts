import { type Attribute, attributeOf, toWritten } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES, isWidgetName, REQUIRED_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
import { POST_CARD_ATTRIBUTES } from '../../src/widgets/setup/post-card-attributes.ts';
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
export function attributeFacts(tag: string): AttributeFacts[] {
  const [table, required] = isWidgetName(tag)
    ? [ELEMENT_ATTRIBUTES[tag], REQUIRED_ATTRIBUTES[tag]]
    : [tag === 'ws-post-card' ? POST_CARD_ATTRIBUTES : {}, {}];
  return Object.entries<Attribute>(table).map(([property, attribute]) =>
    factsOf(property, attribute, Object.hasOwn(required, property)),
  );
}
