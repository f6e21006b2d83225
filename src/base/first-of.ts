/** The first result of `read` that is not `undefined`. Later values are not read. */
export function firstOf<Value, Found>(values: readonly Value[], read: (value: Value) => Found | undefined) {
  for (const value of values) {
    const found = read(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
