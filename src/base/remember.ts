/** What makes something of some values, and nothing new of the same values as the last time: what came then is the same object. */
export function remember<Values extends readonly unknown[], Made>(make: (...values: Values) => Made) {
  let last: { readonly values: Values; readonly made: Made } | undefined;
  return (...values: Values): Made => {
    if (!last || values.some((one, i) => one !== last?.values[i])) last = { values, made: make(...values) };
    return last.made;
  };
}
