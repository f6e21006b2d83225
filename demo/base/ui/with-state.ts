import { type CSSResultGroup, LitElement, unsafeCSS } from 'lit';
import shared from './shared.css?inline';

/** The class of an element that has this state. */
interface ElementClass<State> {
  new (): LitElement & State;
  styles?: CSSResultGroup;
}

/**
 * An element to extend, with these style sheets beside those that all have in common, which renders again where any of
 * these properties is set. They begin with these values; what begins with `_` is for the element itself.
 */
export function withState<State extends object>(sheets: readonly string[], state: State): ElementClass<State> {
  class ElementWithState extends LitElement {
    static override properties = Object.fromEntries(Object.keys(state).map((name) => [name, { attribute: false }]));
    static override styles = [shared, ...sheets].map((css) => unsafeCSS(css));

    constructor() {
      super();
      Object.assign(this, state);
    }
  }
  // The properties are those of the state: Lit defines them.
  return ElementWithState as unknown as ElementClass<State>;
}
