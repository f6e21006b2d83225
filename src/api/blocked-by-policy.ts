/** The origins that the policy of the page did not let a script ask. */
const blocked = new Set<string>();

let isWatching = false;

function onViolation({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (disposition !== 'enforce' || effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
  blocked.add(new URL(blockedURI).origin);
}

/**
 * Watches, from the first failure on, what the policy of the page blocks: a `fetch` does not tell it from a lost network.
 * A request is sent again after such a failure, and is blocked again. Without a page there is none.
 */
export function watchPolicy(): void {
  if (isWatching || !globalThis.document) return;
  isWatching = true;
  addEventListener('securitypolicyviolation', onViolation);
}

export const isBlocked = (origin: string): boolean => blocked.has(origin);
