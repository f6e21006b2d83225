import { html, type PropertyValues, type TemplateResult } from 'lit';
import { DEFAULT_SETTING, type Setting, type Stage } from '../../setting/setting.ts';
import { withState } from '../../base/ui/with-state.ts';
import './studio-frame.ts';
import own from './studio-stage.css?inline';

interface Frame {
  readonly label: string;
  readonly setting: Setting;
  readonly width: Stage['widthPx'];
  /** The field of the stage with its width. */
  readonly widthOf: 'widthPx' | 'otherWidthPx';
}

/** The stage, or two of them side by side for comparison. */
class StudioStage extends withState([own], {
  setting: DEFAULT_SETTING,
  inspecting: false,
  listening: false,
  /** What is outlined: a part, wherever it is in view, a finding, or a sentence. */
  outlined: '',
}) {
  #frames: readonly Frame[] = [];

  #setWidth(name: Frame['widthOf'], widthPx: number): void {
    this.fire('setting-change', { stage: { ...this.setting.stage, [name]: widthPx } });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('setting') || this.#frames.length === 0) this.#frames = this.#planFrames();
    const columns = this.#frames.map(({ width }) => (width === 'free' ? '1fr' : `${width}fr`));
    // If only one frame has a width of its own, each gets half of the space.
    this.style.gridTemplateColumns = (columns.includes('1fr') ? columns.map(() => '1fr') : columns)
      .map((column) => `minmax(0, ${column})`)
      .join(' ');
  }

  #planFrames(): Frame[] {
    const { setting } = this;
    const { compare, widthPx, otherWidthPx } = setting.stage;
    const first: Frame = { label: 'The stage', setting, width: widthPx, widthOf: 'widthPx' };
    const inScheme = (scheme: 'light' | 'dark'): Frame => ({
      ...first,
      label: `The stage, ${scheme}`,
      setting: { ...setting, stage: { ...setting.stage, scheme } },
    });
    if (compare === 'none') return [first];
    if (compare === 'schemes') return [inScheme('light'), inScheme('dark')];
    return [first, { ...first, label: 'The second stage', width: otherWidthPx, widthOf: 'otherWidthPx' }];
  }

  protected override render(): TemplateResult {
    return html`${this.#frames.map(
      ({ label, setting, width, widthOf }, index) => html`
        <studio-frame
          .label=${label}
          .setting=${setting}
          .width=${width}
          .inspecting=${index === 0 && this.inspecting}
          .listening=${index === 0 && this.listening}
          .outlined=${this.outlined}
          @width-change=${({ detail }: CustomEvent<number>) => this.#setWidth(widthOf, detail)}
          @stage-report=${(event: Event) => index > 0 && event.stopPropagation()}
        ></studio-frame>
      `,
    )}`;
  }
}

customElements.define('studio-stage', StudioStage);
