/** What is read of the first of some values that says anything. The others are not looked at. */
export function firstOf<Value, Found>(values: readonly Value[], read: (value: Value) => Found | undefined) {
  for (const value of values) {
    const found = read(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
