import { type CSSResultGroup, LitElement, unsafeCSS } from 'lit';
import shared from './shared.css?inline';

declare global {
  /** What the parts of the studio tell all around them, by event: its detail. */
  interface StudioEvents {
    'consent-allow': undefined;
    'consent-decline': undefined;
    'inspect-toggle': undefined;
    'log-clear': undefined;
    'method-call': string;
    /** A part, a finding or a sentence; an empty string is none. */
    'part-hover': string;
    'part-select': string;
    'source-reset': undefined;
  }
}

interface Firing {
  fire<Type extends keyof StudioEvents>(type: Type, detail?: StudioEvents[Type]): void;
}

/** The class of an element that has this state. */
interface ElementClass<State> {
  new (): LitElement & Firing & State;
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

    fire(type: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    }
  }
  // The properties are those of the state: Lit defines them.
  return ElementWithState as unknown as ElementClass<State>;
}
