import { html, type PropertyValues, type TemplateResult } from 'lit';
import { stylesOf } from '../../base/ui/styles.ts';
import { SettingChangeEvent } from '../../setting/change.ts';
import { DEFAULT_SETTING, type Setting, type Stage } from '../../setting/setting.ts';
import type { Audit } from '../../stage/stage-window.ts';
import { withState } from '../../base/ui/with-state.ts';
import './studio-frame.ts';
import own from './studio-stage.css?inline';

interface Frame {
  readonly label: string;
  readonly setting: Setting;
  readonly width: Stage['widthPx'];
  readonly onWidth: (widthPx: number) => void;
}

/** The stage, or two of them side by side for comparison. */
class StudioStage extends withState({
  setting: DEFAULT_SETTING,
  inspecting: false,
  listening: false,
  /** A part that is outlined wherever it is in sight, a finding, or a sentence. */
  outlined: '',
}) {
  static override styles = stylesOf(own);

  #frames: readonly Frame[] = [];

  /** Calls a method of the element. */
  async call(method: string): Promise<unknown> {
    return this.renderRoot.querySelector('studio-frame')?.call(method);
  }

  /** Looks for what would keep people out of what is displayed. */
  async audit(): Promise<Audit | undefined> {
    return this.renderRoot.querySelector('studio-frame')?.audit();
  }

  /** What the element says is wrong with it. */
  async explain() {
    return this.renderRoot.querySelector('studio-frame')?.explain();
  }

  #setStage(changed: Partial<Stage>): void {
    this.dispatchEvent(new SettingChangeEvent({ stage: { ...this.setting.stage, ...changed } }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('setting') || this.#frames.length === 0) this.#frames = this.#planFrames();
    const columns = this.#frames.map(({ width }) => (width === 'free' ? '1fr' : `${width}fr`));
    // A width of its own against one that takes what is left: both have half.
    this.style.gridTemplateColumns = (columns.includes('1fr') ? columns.map(() => '1fr') : columns)
      .map((column) => `minmax(0, ${column})`)
      .join(' ');
  }

  #planFrames(): Frame[] {
    const { setting } = this;
    const { compare, widthPx, otherWidthPx } = setting.stage;
    const first: Frame = {
      label: 'The stage',
      setting,
      width: widthPx,
      onWidth: (px) => this.#setStage({ widthPx: px }),
    };
    switch (compare) {
      case 'none':
        return [first];
      case 'schemes': {
        const inScheme = (scheme: Stage['scheme']): Setting => ({ ...setting, stage: { ...setting.stage, scheme } });
        return [
          { ...first, label: 'The stage, light', setting: inScheme('light') },
          { ...first, label: 'The stage, dark', setting: inScheme('dark') },
        ];
      }
      case 'widths':
        return [
          first,
          {
            ...first,
            label: 'The second stage',
            width: otherWidthPx,
            onWidth: (px) => this.#setStage({ otherWidthPx: px }),
          },
        ];
    }
  }

  protected override render(): TemplateResult {
    return html`${this.#frames.map(
      ({ label, setting, width, onWidth }, index) => html`
        <studio-frame
          .label=${label}
          .setting=${setting}
          .width=${width}
          .inspecting=${index === 0 && this.inspecting}
          .listening=${index === 0 && this.listening}
          .outlined=${this.outlined}
          @width-change=${({ detail }: CustomEvent<number>) => onWidth(detail)}
          @stage-report=${(event: Event) => index > 0 && event.stopPropagation()}
        ></studio-frame>
      `,
    )}`;
  }
}

customElements.define('studio-stage', StudioStage);

declare global {
  interface HTMLElementTagNameMap {
    'studio-stage': StudioStage;
  }
}
