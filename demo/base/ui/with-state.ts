import { type CSSResultGroup, LitElement, unsafeCSS } from 'lit';
import shared from './shared.css?inline';

declare global {
  /** The events of the studio's components, with the type of `detail`. */
  interface StudioEvents {
    'consent-allow': undefined;
    'consent-decline': undefined;
    'inspect-toggle': undefined;
    'log-clear': undefined;
    'method-call': string;
    /** A part, a finding or a sentence; an empty string if none is pointed at. */
    'part-hover': string;
    'part-select': string;
    'source-reset': undefined;
  }
}

interface Firing {
  fire<Type extends keyof StudioEvents>(type: Type, detail?: StudioEvents[Type]): void;
}

/** The class of an element with this state. */
interface ElementClass<State> {
  new (): LitElement & Firing & State;
  styles?: CSSResultGroup;
}

/**
 * A base class for elements. It has these style sheets and the shared one, and renders again when any property of `state`
 * is set. `state` has the initial values; properties that begin with `_` are private to the element.
 */
export function withState<State extends object>(sheets: readonly string[], state: State): ElementClass<State> {
  class ElementWithState extends LitElement {
    static override properties = Object.fromEntries(Object.keys(state).map((name) => [name, { attribute: false }]));
    static override styles = [shared, ...sheets].map((css) => unsafeCSS(css));

    constructor() {
      super();
      Object.assign(this, state);
    }

    fire(type: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    }
  }
  // Lit defines the properties of the state.
  return ElementWithState as unknown as ElementClass<State>;
}
