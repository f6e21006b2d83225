import type { Documented, Element } from '../../scripts/manifest/schema.ts';

const PART = /\bpart\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAME = /^[a-z][\w-]*$/i;

/** The parts that an owner's own card names beside those of the manifest. */
function ownParts(card: string): string[] {
  const words = [...card.matchAll(PART)].flatMap(([, quoted, single]) => (quoted ?? single ?? '').split(/\s+/));
  return [...new Set(words)].filter((word) => NAME.test(word));
}

/** All parts that can be styled of an element with these slots. */
export function partsOf({ cssParts }: Element, slots: Readonly<Record<string, string>>): readonly Documented[] {
  const known = cssParts.map(({ name, description }) => ({ name, description }));
  const own = ownParts(slots['card'] ?? '').filter((name) => !known.some((part) => part.name === name));
  return [...known, ...own.map((name) => ({ name, description: 'A part of your own card.' }))];
}
