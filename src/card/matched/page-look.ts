import type { Color } from './colors.ts';

/** A color as the page's styles compute it, and what it is in sRGB. */
export interface PageColor {
  readonly css: string;
  readonly rgb: Color;
}

/** How letters are drawn, as CSS; the space between them in em, or `normal`. */
export interface PageFont {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly transform: string;
  readonly spacing: string;
}

/** A heading whose size or weight is not that of the text around it. */
export interface PageHeading extends PageFont {
  /** In em of the feed's text, which has a size of its own by `--ws-font-size`. */
  readonly size: string;
  readonly color: PageColor | undefined;
}

/** A button that the page's styles give a ground or an edge. */
export interface PageButton extends PageFont {
  readonly color: PageColor | undefined;
  /** Absent where it has none, or an image. */
  readonly fill: PageColor | undefined;
  readonly edge: PageColor | undefined;
  readonly edgeWidth: string;
  /** Whether an image, whose colors are unknown, is below its words. */
  readonly hasImage: boolean;
  readonly radiusPx: number;
  readonly shadow: string;
}

/** What the page's styles do to elements beside a feed. */
export interface PageLook {
  /** What is behind it; absent where there is an image. */
  readonly ground: Color | undefined;
  readonly text: PageColor | undefined;
  /** The font of the text beside the feed, where it is not that of the feed. */
  readonly family: string | undefined;
  readonly link: {
    readonly color: PageColor | undefined;
    /** Whether the color is the browser's. */
    readonly isPlain: boolean;
    readonly isUnderlined: boolean;
    readonly thickness: string;
    readonly offset: string;
  };
  readonly button: PageButton | undefined;
  /** By level, 1-6. */
  readonly headings: ReadonlyMap<number, PageHeading>;
  /** An `<article>` or a `.card` that the page gives a shape. */
  readonly card: { readonly radiusPx: number; readonly shadow: string } | undefined;
}

/** What the owner's settings say of an element. */
export interface OwnLook {
  readonly hasAccent: boolean;
  readonly hasFont: boolean;
  readonly hasText: boolean;
  /** `--ws-surface`, where it is set. */
  readonly surface: Color | undefined;
  /** Whether `theme` sets text and surface. */
  readonly hasTheme: boolean;
}

export interface ReadLook {
  /** Those of the element that say whether others have changed. */
  readonly colors: string;
  readonly page: PageLook;
  readonly own: Omit<OwnLook, 'hasTheme'>;
}
