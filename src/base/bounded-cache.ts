/** A map that forgets: entries older than `maxAgeMs`, and the oldest where all take more than `maxBytes`. */
export class BoundedCache<Value> {
  readonly #entries = new Map<
    string,
    { readonly value: Value; readonly bytes: number; readonly expiresAtMs: number }
  >();
  readonly #maxBytes: number;
  readonly #maxAgeMs: number;
  #bytes = 0;

  constructor(maxBytes: number, maxAgeMs: number) {
    this.#maxBytes = maxBytes;
    this.#maxAgeMs = maxAgeMs;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.expiresAtMs > Date.now()) return entry.value;
    this.#delete(key);
    return undefined;
  }

  /** Keeps a value of so many bytes. One that takes more than there are pushes nothing out, and is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.#delete(key); // so that the map's order is the order of age
    if (bytes > this.#maxBytes) return;
    const nowMs = Date.now();
    for (const [oldest, { expiresAtMs }] of this.#entries) {
      if (this.#bytes + bytes <= this.#maxBytes && expiresAtMs > nowMs) break;
      this.#delete(oldest);
    }
    this.#entries.set(key, { value, bytes, expiresAtMs: nowMs + this.#maxAgeMs });
    this.#bytes += bytes;
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
