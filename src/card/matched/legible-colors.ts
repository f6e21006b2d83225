import { BLACK, type Color, contrast, mix, over, type PageColor, WHITE, writeColor } from './colors.ts';
import type { OwnLook, PageLook } from './read-page.ts';

/** The contrast that WCAG 2 requires of text. */
export const LEGIBLE = 4.5;
/** The share of the tint in the background of a note, as in `designs/words.css`. */
const NOTE_TINT = 0.07;
/** The shares of a color that is mixed, step by step, with the color of the text. */
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
/** How much of the text's color is in muted text, in percent, as in `card/card.css`. */
const MUTED_PERCENT = 72;
const MORE_PERCENT = [76, 80, 84, 88, 92, 96];

/** The first legible step on the way from one color to another. */
export const stepFrom = (color: Color, other: Color, isLegible: (step: Color) => boolean): Color | undefined =>
  SHARES.map((share) => mix(color, other, share)).find(isLegible);

export const isSame = (one: PageColor, other: PageColor | undefined): boolean => one.css === other?.css;

/** The page's colors, as far as they are legible where they are used. */
export function legibleColors({ background, text }: PageLook, { surface }: OwnLook) {
  // Text is taken to be legible on a background that is not known.
  const behind = background ?? (text && contrast(text.rgb, WHITE) > LEGIBLE ? WHITE : BLACK);
  /** What is behind text on the page, and behind text on a card. */
  const backgrounds: readonly Color[] = surface ? [behind, over(surface, behind)] : [behind];
  const notesOf = (tint: PageColor): Color[] => backgrounds.map((one) => mix(tint.rgb, one, NOTE_TINT));
  const isOn = (layers: readonly Color[], color: Color): boolean =>
    layers.every((one) => contrast(color, one) >= LEGIBLE);

  return {
    isLegible: (color: PageColor | undefined): color is PageColor =>
      color !== undefined && background !== undefined && isOn(backgrounds, color.rgb),
    /** The color as CSS. If it is that of the text, it follows the text. */
    write: (color: PageColor): string => (isSame(color, text) ? 'currentColor' : color.css),
    /** A color as close to the text's as the background of a note requires; `undefined` if it is legible there as it is. */
    onNote(color: PageColor, tint: PageColor): string | undefined {
      const notes = notesOf(tint);
      if (isOn(notes, color.rgb)) return undefined;
      const mixed = stepFrom(color.rgb, text?.rgb ?? color.rgb, (step) => isOn(notes, step));
      return mixed ? writeColor(mixed) : 'currentColor';
    },
    /** The color of muted text on the page, a card and a note, as CSS; `undefined` if it is legible there as it is. */
    muted(tint: PageColor): string | undefined {
      const [red, green, blue, alpha] = (text ?? tint).rgb;
      const layers = [...backgrounds, ...notesOf(tint)];
      const isLegible = (percent: number): boolean => isOn(layers, [red, green, blue, (percent / 100) * alpha]);
      if (isLegible(MUTED_PERCENT)) return undefined;
      return `color-mix(in srgb, currentColor ${MORE_PERCENT.find(isLegible) ?? 100}%, transparent)`;
    },
    /** What an opaque or a translucent color looks like on the page. */
    onPage: (color: Color): Color | undefined => (color[3] === 1 ? color : background && over(color, background)),
  };
}

export type LegibleColors = ReturnType<typeof legibleColors>;
