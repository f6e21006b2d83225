import { type Color, contrast, mix, over, writeColor } from './colors.ts';
import type { OwnLook, PageColor, PageLook } from './page-look.ts';

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
export class LegibleColors {
  /** Behind what is on the page, and on a card. */
  readonly #grounds: readonly Color[];
  readonly #text: PageColor | undefined;

  constructor({ ground, text }: PageLook, { surface }: OwnLook) {
    this.#grounds = ground ? [ground, ...(surface ? [over(surface, ground)] : [])] : [];
    this.#text = text;
  }

  isLegible(color: PageColor | undefined): color is PageColor {
    return (
      color !== undefined &&
      this.#grounds.length > 0 &&
      this.#grounds.every((ground) => contrast(color.rgb, ground) >= LEGIBLE)
    );
  }

  /** The same, but what has the color of the text follows it. */
  write(color: PageColor): string {
    return isSame(color, this.#text) ? 'currentColor' : color.css;
  }

  /** Closer to the color of the text, as far as the background of a note requires; nothing where it does not. */
  onNote(color: PageColor, tint: PageColor): string | undefined {
    const text = this.#text?.rgb ?? color.rgb;
    const grounds = this.#grounds.map((ground) => mix(tint.rgb, ground, NOTE_TINT));
    const isLegible = (one: Color): boolean => grounds.every((ground) => contrast(one, ground) >= LEGIBLE);
    if (isLegible(color.rgb)) return undefined;
    const mixed = stepFrom(color.rgb, text, isLegible);
    return mixed ? writeColor(mixed) : 'currentColor';
  }

  /** How much of the text's color quiet words are to have, where it is more than they have by themselves. */
  get mutedShare(): number | undefined {
    const text = this.#text?.rgb;
    const isLegible = (share: number): boolean =>
      text === undefined ||
      this.#grounds.every((ground) => contrast([text[0], text[1], text[2], share * text[3]], ground) >= LEGIBLE);
    return isLegible(MUTED_SHARE) ? undefined : (MORE_SHARES.find(isLegible) ?? 1);
  }

  /** What an opaque or a translucent color looks like on the page. */
  onPage(color: Color): Color | undefined {
    const [ground] = this.#grounds;
    return color[3] === 1 ? color : ground && over(color, ground);
  }
}
