import { html, type TemplateResult } from 'lit';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-splitter.css?inline';

const STEP_PX = 16;
const LARGE_STEP_PX = 80;

/** The upper edge of the dock, which can be dragged. Fires `split` with the dock's height in pixels, and `split-toggle`. */
class StudioSplitter extends withState([own], {
  /** The height of the dock, in pixels. */
  value: 0,
  min: 0,
  max: 0,
}) {
  #start: { readonly y: number; readonly value: number } | undefined;

  #set(height: number): void {
    const value = Math.round(Math.min(this.max, Math.max(this.min, height)));
    this.dispatchEvent(new CustomEvent('split', { detail: value }));
  }

  #toggle(): void {
    this.dispatchEvent(new CustomEvent('split-toggle'));
  }

  #onPointerDown({ currentTarget, pointerId, clientY }: PointerEvent): void {
    if (!(currentTarget instanceof HTMLElement)) return;
    currentTarget.setPointerCapture(pointerId);
    this.#start = { y: clientY, value: this.value };
  }

  #onPointerMove({ clientY }: PointerEvent): void {
    if (this.#start) this.#set(this.#start.value + this.#start.y - clientY);
  }

  #onKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    const heights: Readonly<Record<string, number>> = {
      ArrowUp: this.value + step,
      ArrowDown: this.value - step,
      Home: this.min,
      End: this.max,
    };
    const height = heights[event.key];
    if (height !== undefined) this.#set(height);
    else if (event.key === 'Enter') this.#toggle();
    else return;
    event.preventDefault();
  }

  protected override render(): TemplateResult {
    return html`
      <div
        role="separator"
        tabindex="0"
        aria-label="Height of the panel below the stage"
        aria-orientation="horizontal"
        aria-valuemin=${this.min}
        aria-valuemax=${this.max}
        aria-valuenow=${this.value}
        aria-valuetext="${this.value} pixels"
        title="Drag to set the height; double-click to open or close"
        @pointerdown=${this.#onPointerDown}
        @pointermove=${this.#onPointerMove}
        @lostpointercapture=${() => (this.#start = undefined)}
        @dblclick=${this.#toggle}
        @keydown=${this.#onKey}
      ></div>
    `;
  }
}

customElements.define('studio-splitter', StudioSplitter);
