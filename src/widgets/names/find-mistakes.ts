import { type Code, quote } from '../../base/log.ts';
import { attributeOf, type AttributeTable, toWritten } from '../../settings/attributes.ts';
import { sayKey } from '../../settings/explain-setup.ts';
import { KEYS } from '../../settings/page-defaults.ts';

/** Mistakes that do not prevent posts, in the attributes of an element and of the script tags. */
export function* findMistakes(element: Element, tags: readonly Element[]): Generator<readonly [Code, string], void> {
  const { attributes } = element.constructor as unknown as { readonly attributes: AttributeTable };
  for (const [property, attribute] of Object.entries(attributes)) {
    const own = attributeOf(property);
    const places = [[element, own] as const, ...tags.map((tag) => [tag, `data-${own}`] as const)];
    const [tag, name = ''] = places.find(([one, written]) => one.hasAttribute(written)) ?? [];
    const written = tag?.getAttribute(name) ?? '';
    let fits = true;
    const used = attribute.read(written, () => (fits = false));
    if (!tag || fits) continue;
    const words = `Invalid value ${quote(written)} for "${name}"; using ${quote(toWritten(used))}.`;
    yield ['WS-112', `<${tag.localName}> ${words}`];
  }
  for (const key of KEYS.map((name) => `data-${name}`))
    if (tags.some((tag) => tag.hasAttribute(key))) yield ['WS-101', `<script> ${sayKey(key)}`];
}
