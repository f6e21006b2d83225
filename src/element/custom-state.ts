/** Marks an element that has a state, in a browser that does not support `:state(...)`. */
export const RENDERED = 'data-ws-rendered';

/** Makes one state of an element visible to CSS as `:state(...)`, if the browser supports custom states. */
export function setCustomState(internals: ElementInternals | undefined, state: string): void {
  try {
    const { states } = internals as ElementInternals;
    // Setting the same state again would make the browser compute the styles of all cards again.
    if (states.has(state)) return;
    states.clear();
    states.add(state);
  } catch {
    // Chrome before 125 throws for a name without dashes, Firefox before 126 has no `states`, and happy-dom has no internals.
    internals?.shadowRoot?.host.toggleAttribute(RENDERED, true);
  }
}
