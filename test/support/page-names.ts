/** The own properties of a window, its document and some prototypes, and the values of the `watched` names; for any page. */
export function readNames(watched: readonly string[]): Map<string, unknown> {
  const names = new Map<string, unknown>();
  const owners: readonly (readonly [string, object])[] = [
    ['window', window],
    ['document', document],
    ['Object.prototype', Object.prototype],
    ['Array.prototype', Array.prototype],
    ['Element.prototype', Element.prototype],
  ];
  for (const [owner, object] of owners) {
    for (const name of Object.getOwnPropertyNames(object)) names.set(`${owner} has ${name}`, true);
    for (const name of watched) names.set(`${owner}.${name}`, owner.endsWith('prototype') || Reflect.get(object, name));
  }
  names.set('elements of the page', document.querySelectorAll('*').length);
  return names;
}

/** The names that have changed, except for `litHtmlVersions`, by which Lit says that it is loaded. */
export function compareNames(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !/ has litHtmlVersions$|^window.litHtmlVersions$/.test(name) && before.get(name) !== after.get(name),
  );
}
