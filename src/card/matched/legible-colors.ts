import { type Color, contrast, mix, over, type PageColor, writeColor } from './colors.ts';
import type { OwnLook, PageLook } from './read-page.ts';

/** What WCAG 2 asks of text. */
export const LEGIBLE = 4.5;
/** As `designs/words.css` mixes the ground of a note. */
const NOTE_TINT = 0.07;
/** How much is left of a color that comes nearer to the text's. */
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
/** As `card/card.css` has it. */
const MUTED_SHARE = 0.72;
const MORE_SHARES = [0.76, 0.8, 0.84, 0.88, 0.92, 0.96];

/** The first on the way from a color to another that is legible. */
export const stepFrom = (color: Color, other: Color, isLegible: (step: Color) => boolean): Color | undefined =>
  SHARES.map((share) => mix(color, other, share)).find(isLegible);

export const isSame = (one: PageColor, other: PageColor | undefined): boolean => one.css === other?.css;

/** The page's colors, as far as they are legible in their places. */
export function legibleColors({ ground, text }: PageLook, { surface }: OwnLook) {
  /** Behind what is on the page, and on a card. */
  const grounds: readonly Color[] = ground ? [ground, ...(surface ? [over(surface, ground)] : [])] : [];
  const isOn = (behind: readonly Color[], color: Color): boolean =>
    behind.every((one) => contrast(color, one) >= LEGIBLE);

  return {
    isLegible: (color: PageColor | undefined): color is PageColor =>
      color !== undefined && grounds.length > 0 && isOn(grounds, color.rgb),
    /** The same, but what has the color of the text follows it. */
    write: (color: PageColor): string => (isSame(color, text) ? 'currentColor' : color.css),
    /** Closer to the color of the text, as far as the background of a note requires; nothing where it does not. */
    onNote(color: PageColor, tint: PageColor): string | undefined {
      const notes = grounds.map((one) => mix(tint.rgb, one, NOTE_TINT));
      if (isOn(notes, color.rgb)) return undefined;
      const mixed = stepFrom(color.rgb, text?.rgb ?? color.rgb, (step) => isOn(notes, step));
      return mixed ? writeColor(mixed) : 'currentColor';
    },
    /** How much of the text's color quiet words are to have, where it is more than they have by themselves. */
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
