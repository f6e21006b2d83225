// The frameworks as far as the types of the elements lean on them, but for Preact, which is installed. The real ones stand
// in the examples.
declare module 'react' {
  export interface HTMLAttributes<Element> {
    id?: string;
    className?: string;
    children?: unknown;
    onClick?: (event: { readonly currentTarget: Element }) => void;
  }
  export type DetailedHTMLProps<Props, Element> = Props & { key?: string; ref?: (element: Element | null) => void };
  export namespace JSX {
    interface IntrinsicElements {
      a: DetailedHTMLProps<HTMLAttributes<HTMLAnchorElement> & { href?: string }, HTMLAnchorElement>;
    }
  }
}

declare module 'react/jsx-runtime' {
  export { JSX } from 'react';
}

declare module 'solid-js' {
  export namespace JSX {
    interface HTMLAttributes<Element> {
      id?: string;
      class?: string;
      children?: unknown;
      ref?: (element: Element) => void;
    }
    interface IntrinsicElements {
      a: HTMLAttributes<HTMLAnchorElement> & { href?: string };
    }
  }
}

declare module 'solid-js/jsx-runtime' {
  export { JSX } from 'solid-js';
}

declare module 'vue' {
  export interface HTMLAttributes {
    id?: string;
    class?: unknown;
  }
  export interface ReservedProps {
    key?: string;
  }
  export interface GlobalComponents {}
}

declare module 'svelte/elements' {
  export interface HTMLAttributes<Element> {
    id?: string;
    class?: unknown;
    onclick?: (event: MouseEvent & { readonly currentTarget: Element }) => void;
  }
  export interface SvelteHTMLElements {
    a: HTMLAttributes<HTMLAnchorElement>;
  }
}
