import { log, logOnce } from '../base/log.ts';
import { LazyModule } from '../element/lazy-module.ts';
import { doctor } from '../element/widget-element.ts';
import { VERSION } from './version.ts';

/** Where all copies and versions of the script on a page find out which copy defines a name, or is going to. */
const CLAIMS = Symbol.for('ws-widgets/claims/1');

type Copy = Readonly<{ version?: string }>;

const copy: Copy = { version: VERSION };

function findClaims(): Map<string, Copy> {
  const page = globalThis as { [CLAIMS]?: unknown; wsWidgets?: { version?: string } };
  try {
    const claims = (page[CLAIMS] ??= new Map());
    // For people who inspect a page: the version that was loaded first, whose elements the page has.
    (page.wsWidgets ??= {}).version ??= VERSION;
    if (claims instanceof Map) return claims as Map<string, Copy>;
  } catch (reason) {
    log('info', 'WS-605', 'ws-widgets: Other versions cannot be detected.', reason);
  }
  return new Map();
}

const claims = findClaims();

// A version is no tag, because it begins with a digit. With it, a version that defined nothing can be found, too.
claims.set(VERSION, copy);

/** Reserves names for this copy of the script, unless another was first: elements of two versions are never mixed. */
export function claim(tags: readonly string[]): void {
  for (const tag of tags) if (!claims.has(tag)) claims.set(tag, copy);
}

doctor.module = new LazyModule(() => import('../doctor/live/panel.ts'));

/** Reports that a name is taken, once for each version, unless it is by a copy of the same one, which does what this one would. */
function logTaken(tag: string, version: string | undefined): void {
  if (version === VERSION) return;
  const by = version === undefined ? 'another script' : `version ${version}`;
  const words = `<${tag}> Already defined by ${by}, not by version ${VERSION} of ws-widgets; load one of them.`;
  logOnce(version ?? tag, 'warn', 'WS-604', words);
}

/** Registers an element, unless its name belongs to another copy or version, which may define it later. Not without a DOM. */
export function define(tag: string, element: CustomElementConstructor): void {
  try {
    const defined = globalThis.customElements?.get(tag);
    if (defined === element) return;
    const owner = claims.get(tag);
    const other = owner === copy ? undefined : owner;
    if (defined || other) return logTaken(tag, other?.version);
    claim([tag]);
    globalThis.customElements?.define(tag, element);
  } catch (reason) {
    // A page may forbid the definition of a name: the other elements are defined nevertheless.
    log('error', 'WS-603', `<${tag}> Cannot be defined; check what else defines elements.`, reason);
  }
}
