import type { Attribute } from '../../settings/attributes.ts';
import { byAttribute, ELEMENT_ATTRIBUTES, REQUIRED_ATTRIBUTES } from '../../widgets/setup/element-attributes.ts';

/** More values than this are as good as any: each makes an answer of its own. */
const VALUES_MAX = 1001;

function isFree({ values = [], min = -Infinity, max = Infinity, fallback }: Attribute): boolean {
  const isFlag = typeof fallback === 'boolean';
  return !isFlag && values.length === 0 && max - min >= VALUES_MAX;
}

/** The parameters whose values have no bound; those that name what is served are held to `feeds` and `embeds`. */
export const FREE_PARAMETERS: ReadonlySet<string> = new Set(
  Object.entries(ELEMENT_ATTRIBUTES).flatMap(([name, table]) => {
    const required = byAttribute(REQUIRED_ATTRIBUTES[name as keyof typeof REQUIRED_ATTRIBUTES]);
    return [...byAttribute(table)]
      .filter(([attribute, how]) => !required.has(attribute) && isFree(how))
      .map(([attribute]) => attribute);
  }),
);
