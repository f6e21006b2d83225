/** Slots for work of several owners: one who has many leaves as many to the others. */
export class FairSlots {
  readonly #max: number;
  readonly #taken = new Map<string, number>();
  #sum = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes a slot where the owner has fewer than are free: so whoever has none gets one until all are taken. */
  take(owner: string): boolean {
    const own = this.#taken.get(owner) ?? 0;
    if (own >= this.#max - this.#sum) return false;
    this.#taken.set(owner, own + 1);
    this.#sum++;
    return true;
  }

  /** Gives a slot back that was taken. */
  free(owner: string): void {
    const left = (this.#taken.get(owner) ?? 1) - 1;
    this.#sum--;
    if (left > 0) this.#taken.set(owner, left);
    else this.#taken.delete(owner);
  }
}
