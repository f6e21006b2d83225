/** Where all copies and versions of the script on a page find the copy that defines a name, though maybe later. */
const CLAIMS = Symbol.for('ws-widgets/claims/1');

/** Stands for this copy. */
const copy = {};

function findClaims(): Map<string, object> {
  const page = globalThis as { [CLAIMS]?: unknown };
  try {
    const claims = (page[CLAIMS] ??= new Map());
    if (claims instanceof Map) return claims as Map<string, object>;
  } catch (reason) {
    console.info('ws-widgets: Other versions would not be known.', reason);
  }
  return new Map();
}

const claims = findClaims();

/** Keeps names for this copy of the script, unless another was first: elements of two versions are never mixed. */
export function claim(tags: readonly string[]): void {
  for (const tag of tags) if (!claims.has(tag)) claims.set(tag, copy);
}

export const isClaimedByAnother = (tag: string): boolean => (claims.get(tag) ?? copy) !== copy;
