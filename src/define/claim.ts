/** What all copies and versions of the script on a page share: the copy that defines a name, though maybe later. */
const CLAIMS = Symbol.for('ws-widgets.claims');

/** Stands for this copy. */
const copy = {};

const page = globalThis as { [CLAIMS]?: Map<string, object> };
const claims = (page[CLAIMS] ??= new Map<string, object>());

/** Keeps names for this copy of the script, unless another was first: elements of two versions are never mixed. */
export function claim(tags: readonly string[]): void {
  for (const tag of tags) if (!claims.has(tag)) claims.set(tag, copy);
}

export const isClaimedByAnother = (tag: string): boolean => (claims.get(tag) ?? copy) !== copy;
