import { type Color, contrast, mix, over, type PageColor, writeColor } from './colors.ts';
import type { OwnLook, PageLook } from './read-page.ts';

/** The contrast that WCAG 2 requires of text. */
export const LEGIBLE = 4.5;
/** The share of the tint in the ground of a note, as in `designs/words.css`. */
const NOTE_TINT = 0.07;
/** The shares of a color that is mixed, step by step, with the color of the text. */
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
/** The share of the text's color in muted text, as in `card/card.css`. */
const MUTED_SHARE = 0.72;
const MORE_SHARES = [0.76, 0.8, 0.84, 0.88, 0.92, 0.96];

/** The first legible step on the way from one color to another. */
export const stepFrom = (color: Color, other: Color, isLegible: (step: Color) => boolean): Color | undefined =>
  SHARES.map((share) => mix(color, other, share)).find(isLegible);

export const isSame = (one: PageColor, other: PageColor | undefined): boolean => one.css === other?.css;

/** The page's colors, as far as they are legible where they are used. */
export function legibleColors({ ground, text }: PageLook, { surface }: OwnLook) {
  /** What is behind text on the page, and behind text on a card. */
  const grounds: readonly Color[] = ground ? [ground, ...(surface ? [over(surface, ground)] : [])] : [];
  const isOn = (behind: readonly Color[], color: Color): boolean =>
    behind.every((one) => contrast(color, one) >= LEGIBLE);

  return {
    isLegible: (color: PageColor | undefined): color is PageColor =>
      color !== undefined && grounds.length > 0 && isOn(grounds, color.rgb),
    /** The color as CSS. If it is that of the text, it follows the text. */
    write: (color: PageColor): string => (isSame(color, text) ? 'currentColor' : color.css),
    /** A color as close to the text's as the ground of a note requires; `undefined` if it is legible there as it is. */
    onNote(color: PageColor, tint: PageColor): string | undefined {
      const notes = grounds.map((one) => mix(tint.rgb, one, NOTE_TINT));
      if (isOn(notes, color.rgb)) return undefined;
      const mixed = stepFrom(color.rgb, text?.rgb ?? color.rgb, (step) => isOn(notes, step));
      return mixed ? writeColor(mixed) : 'currentColor';
    },
    /** The share of the text's color that muted text needs; `undefined` if `MUTED_SHARE` is enough. */
    mutedShare(): number | undefined {
      if (!text) return undefined;
      const [red, green, blue, alpha] = text.rgb;
      const isLegible = (share: number): boolean => isOn(grounds, [red, green, blue, share * alpha]);
      return isLegible(MUTED_SHARE) ? undefined : (MORE_SHARES.find(isLegible) ?? 1);
    },
    /** What an opaque or a translucent color looks like on the page. */
    onPage: (color: Color): Color | undefined => (color[3] === 1 ? color : ground && over(color, ground)),
  };
}

export type LegibleColors = ReturnType<typeof legibleColors>;
