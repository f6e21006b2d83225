/** A small hash (FNV-1a, then mixed), so that whatever is drawn or made up is the same at every start. */
export function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const character of seed) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
