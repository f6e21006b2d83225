/** Wraps `make` to keep its last result: for the same values as the last time, the same object is returned again. */
export function remember<Values extends readonly unknown[], Made>(make: (...values: Values) => Made) {
  let last: { readonly values: Values; readonly made: Made } | undefined;
  return (...values: Values): Made => {
    if (!last || values.some((one, i) => one !== last?.values[i])) last = { values, made: make(...values) };
    return last.made;
  };
}
