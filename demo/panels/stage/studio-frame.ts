import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { DEFAULT_SETTING, STAGE_MAX_PX, STAGE_MIN_PX } from '../../setting/setting.ts';
import { policyFor } from '../../place/allowed-origins.ts';
import { withState } from '../../base/ui/with-state.ts';
import { type PartBox, REPORT, type StageApi, type StageReport, type StageWindow } from '../../stage/stage-window.ts';
import own from './studio-frame.css?inline';

const STEP_PX = 8;
const LARGE_STEP_PX = 64;

const clamp = (widthPx: number): number => Math.round(Math.min(STAGE_MAX_PX, Math.max(STAGE_MIN_PX, widthPx)));

/** A frame of any width with the element on its page, scaled down if there is less space. Fires `width-change`. */
class StudioFrame extends withState([own], {
  setting: DEFAULT_SETTING,
  /** In pixels; `free` is all available width. */
  width: 'free' as number | 'free',
  label: 'The stage',
  /** Whether its width is displayed below it, and can be changed by dragging. */
  canResize: true,
  inspecting: false,
  /** Whether it reports what a screen reader says. */
  listening: false,
  /** What is outlined: a part, wherever it is in view, a finding, or a sentence. */
  outlined: '',
  _room: { width: 0, height: 0 },
  _boxes: [] as readonly PartBox[],
}) {
  #stage: StageApi | undefined;
  readonly #observer = new ResizeObserver(([entry]) => {
    if (entry) this._room = entry.contentRect;
  });

  protected override firstUpdated(): void {
    const room = this.renderRoot.querySelector('.room');
    if (room) this.#observer.observe(room);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('setting')) this.#stage?.show(this.setting, policyFor(this.setting));
    if (changed.has('inspecting')) this.#stage?.setInspecting(this.inspecting);
    if (changed.has('listening')) this.#stage?.setListening(this.listening);
    if (changed.has('outlined')) this.#stage?.reveal(this.outlined);
    if (changed.has('inspecting') || changed.has('outlined')) this.#outline();
  }

  #outline(): void {
    const { outlined } = this;
    const stage = this.#stage;
    const ways = stage && outlined ? [stage.findPart, stage.findFinding, stage.findSentence] : [];
    this._boxes = ways.map((find) => find(outlined)).find(({ length }) => length > 0) ?? [];
  }

  #onLoad({ target }: Event): void {
    const view = target instanceof HTMLIFrameElement ? (target.contentWindow as StageWindow | null) : null;
    if (!view?.stage) return;
    this.#stage = view.stage;
    this.#onReport({ type: 'ready', stage: view.stage });
    view.addEventListener(REPORT, (event) => this.#onReport((event as CustomEvent<StageReport>).detail));
    view.addEventListener('scroll', () => this.#outline(), true);
    this.#stage.setInspecting(this.inspecting);
    this.#stage.setListening(this.listening);
    this.#stage.show(this.setting, policyFor(this.setting));
  }

  #onReport(report: StageReport): void {
    if (report.type === 'hover') this._boxes = report.boxes;
    this.fire(REPORT, report);
  }

  #setWidth(widthPx: number): void {
    this.dispatchEvent(new CustomEvent('width-change', { detail: clamp(widthPx) }));
  }

  get #widthPx(): number {
    return this.width === 'free' ? clamp(this._room.width) : this.width;
  }

  #onDrag(event: PointerEvent): void {
    const { currentTarget, pointerId, clientX } = event;
    if (!(currentTarget instanceof HTMLElement) || !currentTarget.hasPointerCapture(pointerId)) return;
    const room = this.renderRoot.querySelector('.room')?.getBoundingClientRect();
    if (!room) return;
    // It is centered, so both edges move. Outside of the available space, it grows faster.
    const half = clientX - (room.left + room.width / 2);
    const beyond = Math.max(0, clientX - room.right);
    this.#setWidth(2 * half + 6 * beyond);
  }

  #onPointerDown({ currentTarget, pointerId }: PointerEvent): void {
    if (currentTarget instanceof HTMLElement) currentTarget.setPointerCapture(pointerId);
  }

  #onKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    const width = {
      ArrowRight: this.#widthPx + step,
      ArrowUp: this.#widthPx + step,
      ArrowLeft: this.#widthPx - step,
      ArrowDown: this.#widthPx - step,
      Home: STAGE_MIN_PX,
      End: STAGE_MAX_PX,
    }[event.key];
    if (width === undefined) return;
    event.preventDefault();
    this.#setWidth(width);
  }

  #renderBox({ part, ...box }: PartBox, scale: number, index: number): TemplateResult {
    const place = Object.fromEntries(Object.entries(box).map(([edge, px]) => [edge, `${px * scale}px`]));
    const isLow = box.top * scale < 28;
    const tip = part ? `${this.setting.tag}::part(${part})` : this.setting.tag;
    return html`
      <div class="box" style=${styleMap(place)}>
        ${index === 0 ? html`<span class="tip ${isLow ? 'low' : ''}">${tip}</span>` : ''}
      </div>
    `;
  }

  #renderFrame(width: number, scale: number): TemplateResult {
    const height = this._room.height / scale;
    return html`
      <div class="frame" style=${styleMap({ width: `${width * scale}px` })}>
        <div class="clip">
          <iframe
            title=${this.label}
            src="./stage.html"
            style=${styleMap({ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })}
            @load=${this.#onLoad}
          ></iframe>
          <div class="overlay" aria-hidden="true">
            ${this._boxes.map((box, index) => this.#renderBox(box, scale, index))}
          </div>
        </div>
        ${this.canResize ? this.#renderHandle(width) : nothing}
      </div>
    `;
  }

  #renderHandle(width: number): TemplateResult {
    return html`
        <div
          class="handle"
          role="slider"
          tabindex="0"
          aria-label="Width of ${this.label.charAt(0).toLowerCase()}${this.label.slice(1)}"
          aria-orientation="horizontal"
          aria-valuemin=${STAGE_MIN_PX}
          aria-valuemax=${STAGE_MAX_PX}
          aria-valuenow=${width}
          aria-valuetext="${width} pixels"
          title="Drag to set the width"
          @pointerdown=${this.#onPointerDown}
          @pointermove=${this.#onDrag}
          @keydown=${this.#onKey}
        ></div>
    `;
  }

  protected override render(): TemplateResult {
    const room = this._room.width;
    const width = this.#widthPx;
    const scale = Math.min(1, room / width);
    const percent = Math.round(scale * 100);
    const size = room > 0 ? html`${width} px${percent < 100 ? html` <span>at ${percent}%</span>` : ''}` : html`&nbsp;`;
    // Before its space is measured, it has no width, and visitors would see it grow.
    return html`
      <div class="room">${room > 0 ? this.#renderFrame(width, scale) : ''}</div>
      ${this.canResize ? html`<p class="size">${size}</p>` : nothing}
    `;
  }
}

customElements.define('studio-frame', StudioFrame);
