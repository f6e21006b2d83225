import { tell } from '../base/told/tell.ts';
import { VERSION } from './version.ts';

/** Where all copies and versions of the script on a page find the copy that defines a name, though maybe later. */
const CLAIMS = Symbol.for('ws-widgets/claims/1');

interface Copy {
  readonly version?: string;
}

/** Stands for this copy. */
const copy: Copy = { version: VERSION };

function findClaims(): Map<string, Copy> {
  const page = globalThis as { [CLAIMS]?: unknown; wsWidgets?: { version?: string } };
  try {
    const claims = (page[CLAIMS] ??= new Map());
    // For who looks into a page: the version that was here first, which is the one whose elements the page has.
    (page.wsWidgets ??= {}).version ??= VERSION;
    if (claims instanceof Map) return claims as Map<string, Copy>;
  } catch (reason) {
    tell('info', 'WS-605', 'ws-widgets: Other versions cannot be detected.', reason);
  }
  return new Map();
}

const claims = findClaims();

// No tag begins with a digit: whoever looks for two versions finds those that defined nothing, too.
claims.set(VERSION, copy);

/** Keeps names for this copy of the script, unless another was first: elements of two versions are never mixed. */
export function claim(tags: readonly string[]): void {
  for (const tag of tags) if (!claims.has(tag)) claims.set(tag, copy);
}

/** The other copy of the script, of this version or of another, that a name belongs to. */
export function otherOwnerOf(tag: string): Copy | undefined {
  const owner = claims.get(tag);
  return owner === copy ? undefined : owner;
}
