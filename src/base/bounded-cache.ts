/** A map that forgets entries older than `maxAgeMs`, and the oldest if all together take more than `maxBytes`. */
export function createBoundedCache<Value>(maxBytes: number, maxAgeMs: number) {
  const entries = new Map<string, { readonly value: Value; readonly bytes: number; readonly expiresAtMs: number }>();
  let allBytes = 0;

  function remove(key: string): void {
    allBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function get(key: string): Value | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAtMs > Date.now()) return entry.value;
    remove(key);
    return undefined;
  }

  /** Keeps a value that takes `bytes`. One that takes more than `maxBytes` is not kept, and removes no other. */
  function set(key: string, value: Value, bytes: number): void {
    remove(key); // so that the map's order is the order of age
    if (bytes > maxBytes) return;
    const nowMs = Date.now();
    for (const [oldest, { expiresAtMs }] of entries) {
      if (allBytes + bytes <= maxBytes && expiresAtMs > nowMs) break;
      remove(oldest);
    }
    entries.set(key, { value, bytes, expiresAtMs: nowMs + maxAgeMs });
    allBytes += bytes;
  }

  return { get, set, count: () => entries.size };
}
