/** Makes one state of an element visible to CSS as `:state(...)`, where the browser knows custom states. */
export function setCustomState(internals: ElementInternals, state: string): void {
  try {
    internals.states.clear();
    internals.states.add(state);
  } catch {
    // Chrome before 125 throws at a name without dashes, and older browsers have no `states`: CSS does without.
  }
}
