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

/** Numbers from 0 up to 1, always the same ones for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<const Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number] {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0];
  }
}
