import type { HTMLAttributes, ReservedProps } from 'vue';
import type { ElementTypes } from './elements.js';

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name & string;

type Listeners<Events> = {
  [Name in keyof Events as `on${Capitalize<Camel<Name>>}`]?: ((event: Events[Name]) => void) | undefined;
};

/** `feed-id` in a template is looked up as `feedId`. */
type Props<Written> = { [Name in keyof Written as Camel<Name>]?: Written[Name] };

type WsElements = {
  [Tag in keyof ElementTypes]: new () => ElementTypes[Tag]['element'] & {
    $props: HTMLAttributes & ReservedProps & Props<ElementTypes[Tag]['props']> & Listeners<ElementTypes[Tag]['events']>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends WsElements {}
}
