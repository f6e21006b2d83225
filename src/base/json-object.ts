/** A JSON object as a record of unknown values; `undefined` for all else. */
export function readJsonObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined; // what cannot be parsed is not an object
  }
}
