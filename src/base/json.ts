/** The value of a text in JSON; `undefined` if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON object as a record of unknown values; `undefined` for anything else. */
export function readJsonObject(json: string): Record<string, unknown> | undefined {
  const value = parseJson(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

// What V8 takes for each, measured with objects of many shapes. A key may bring its object a new shape, which is included.
const VALUE_BYTES = 8;
const STRING_BYTES = 24;
const LETTER_BYTES = 2;
const OBJECT_BYTES = 64;
const KEY_BYTES = 112;

/** About how many bytes a value from JSON takes in memory. Stops counting once they are more than `maxBytes`. */
export function weigh(json: unknown, maxBytes: number): number {
  let bytes = 0;
  const rest = [json]; // instead of recursion, because the value may be nested very deep
  while (rest.length > 0 && bytes <= maxBytes) {
    const value = rest.pop();
    bytes += VALUE_BYTES;
    if (typeof value === 'string') bytes += STRING_BYTES + LETTER_BYTES * value.length;
    if (typeof value !== 'object' || value === null) continue;
    bytes += OBJECT_BYTES;
    if (Array.isArray(value)) for (const one of value as unknown[]) rest.push(one);
    else
      for (const key of Object.keys(value)) {
        bytes += KEY_BYTES + LETTER_BYTES * key.length;
        rest.push((value as Record<string, unknown>)[key]);
      }
  }
  return bytes;
}
