import { type CSSResultGroup, LitElement, type PropertyDeclarations } from 'lit';

/** The class of an element that has this state. */
interface ElementClass<State> {
  new (): LitElement & State;
  styles?: CSSResultGroup;
}

/**
 * An element to extend, which renders again where any of these properties is set. They begin with these values; what
 * begins with `_` is for the element itself.
 */
export function withState<State extends object>(
  state: State,
  declarations: PropertyDeclarations = {},
): ElementClass<State> {
  const names = Object.keys(state);
  class ElementWithState extends LitElement {
    static override properties = {
      ...Object.fromEntries(names.map((name) => [name, { attribute: false }])),
      ...declarations,
    };

    constructor() {
      super();
      Object.assign(this, state);
    }
  }
  // The properties are those of the state: Lit defines them.
  return ElementWithState as unknown as ElementClass<State>;
}
