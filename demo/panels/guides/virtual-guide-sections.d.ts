// Made by scripts/guides-module.ts from the guides. An ambient module takes no relative import.
declare module 'virtual:guide-sections' {
  export const sections: readonly {
    readonly href: string;
    readonly guide: string;
    readonly title: string;
    readonly text: string;
  }[];
}
