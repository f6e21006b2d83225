import type { JSX } from 'solid-js';
import type { ElementTypes } from './elements.js';

type Listener<Event> = ((event: Event) => void) | (AddEventListenerOptions & { handleEvent(event: Event): void });

type Listeners<Events> = { [Name in keyof Events as `on:${Name & string}`]?: Listener<Events[Name]> | undefined };

/** Solid writes text and numbers into its markup as attributes, which have no upper case. */
type Attributes<Props> = {
  [Name in keyof Props]: Name extends Lowercase<Name & string> ? Props[Name] : Exclude<Props[Name], string | number>;
};

type Properties<Props> = { [Name in keyof Props as `prop:${Name & string}`]?: Props[Name] };

type WsElements = {
  [Tag in keyof ElementTypes]: JSX.HTMLAttributes<ElementTypes[Tag]['element']> &
    Attributes<ElementTypes[Tag]['props']> &
    Properties<ElementTypes[Tag]['props']> &
    Listeners<ElementTypes[Tag]['events']>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends WsElements {}
  }
}
