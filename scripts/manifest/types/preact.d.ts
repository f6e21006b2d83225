import type { HTMLAttributes } from 'preact';
import type { ElementTypes } from './elements.js';

type Listeners<Events> = {
  [Name in keyof Events as `on${Name & string}`]?: ((event: Events[Name]) => void) | undefined;
};

type WsElements = {
  [Tag in keyof ElementTypes]: HTMLAttributes<ElementTypes[Tag]['element']> &
    ElementTypes[Tag]['props'] &
    Listeners<ElementTypes[Tag]['events']>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends WsElements {}
  }
}
