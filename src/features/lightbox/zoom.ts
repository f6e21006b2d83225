import { html } from 'lit';
import type { Format } from '../../content/format.ts';
import type { Point } from './pointer.ts';
import type { LightboxPhrases } from './render-about.ts';

const FACTORS = [1, 2, 4];

/** The zoom of the image in the dialog. */
export function createZoom() {
  let step = 0;
  /** Whether the visitor has zoomed the present image: only then is the factor displayed and announced. */
  let isChanged = false;

  const factor = (): number => FACTORS[step] ?? 1;
  const isOn = (): boolean => step > 0;

  /** Zooms by `steps`, and renders again. The point `at`, or else what is in the middle of the stage, is then in the middle. */
  function move(steps: number, stage: Element, render: () => void, at?: Point): void {
    if (FACTORS[step + steps] === undefined) return;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 };
    const across = (x - left + stage.scrollLeft) / stage.scrollWidth;
    const down = (y - top + stage.scrollTop) / stage.scrollHeight;
    step += steps;
    isChanged = true;
    render();
    stage.scrollTo(across * stage.scrollWidth - width / 2, down * stage.scrollHeight - height / 2);
  }

  /** The buttons, and the factor that was reached, by them or otherwise. */
  function render(format: Format, phrases: LightboxPhrases, onPress: (steps: number) => void): unknown {
    const say = (factor: number): string => `${format.whole(factor)}×`;
    // Each button is named by the factor that it leads to: its sign only gives the direction.
    const button = (steps: number): unknown => {
      const next = FACTORS[step + steps];
      return html`<button part="lightbox-zoom" type="button" lang=${phrases.lang('enlargeImage')} aria-label="${phrases.text('enlargeImage')}: ${say(next ?? factor())}" aria-disabled=${next === undefined} @click=${() => onPress(steps)}>${steps > 0 ? '+' : '−'}</button>`;
    };
    return html`${button(-1)}${button(1)}<p lang=${phrases.pageLang} aria-live="polite">${isChanged ? say(factor()) : ''}</p>`;
  }

  return {
    factor,
    isOn,
    /** Starts again, for another image. */
    reset(): void {
      step = 0;
      isChanged = false;
    },
    move,
    /** Enlarges the image, or displays it whole again. */
    toggle: (stage: Element, rerender: () => void, at: Point): void => move(isOn() ? -step : 1, stage, rerender, at),
    render,
  };
}
