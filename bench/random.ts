import { hash } from '../src/testing/posts/workspace.ts';

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
