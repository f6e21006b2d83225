import type { JSX } from 'solid-js';
import type { ElementTypes } from './elements.js';

type Listeners<Events> = {
  [Name in keyof Events as `on:${Name & string}`]?: ((event: Events[Name]) => void) | undefined;
};

type Properties<Props> = { [Name in keyof Props as `prop:${Name & string}`]?: Props[Name] };

type WsElements = {
  [Tag in keyof ElementTypes]: JSX.HTMLAttributes<ElementTypes[Tag]['element']> &
    ElementTypes[Tag]['props'] &
    Properties<ElementTypes[Tag]['props']> &
    Listeners<ElementTypes[Tag]['events']>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends WsElements {}
  }
}
