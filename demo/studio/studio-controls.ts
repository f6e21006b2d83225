import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { DEFAULT_SETTING, type Setting } from './setting.ts';
import './studio-attributes.ts';
import './studio-parts.ts';
import './studio-slots.ts';
import './studio-style.ts';
import { stylesOf } from './styles.ts';
import './studio-tabs.ts';
import own from './studio-controls.css?inline';

const count = (...all: readonly object[]): number => all.flatMap((entries) => Object.keys(entries)).length;

/** All that can be set on the element, by kind. */
class StudioControls extends LitElement {
  static override styles = stylesOf(own);
  static override properties = {
    setting: { attribute: false },
    post: { attribute: false },
    selectedPart: {},
    inspecting: { type: Boolean },
    _panel: { state: true },
  };

  declare setting: Setting;
  /** One that is on the stage. */
  declare post: unknown;
  declare selectedPart: string;
  declare inspecting: boolean;
  declare _panel: string;

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
    this.post = undefined;
    this.selectedPart = '';
    this.inspecting = false;
    this._panel = 'attributes';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('inspecting') && this.inspecting) this._panel = 'parts';
  }

  protected override render(): TemplateResult {
    const { setting } = this;
    const { attributes, properties, preset, parts, slots } = setting;
    const tabs = [
      { id: 'attributes', label: 'Attributes', count: count(attributes) },
      { id: 'style', label: 'Style', count: count(properties) + (preset ? 1 : 0) },
      { id: 'parts', label: 'Parts', count: count(parts) },
      { id: 'slots', label: 'Slots', count: count(slots) },
    ];
    return html`
      <studio-tabs
        label="Controls"
        .tabs=${tabs}
        .selected=${this._panel}
        @tab-select=${({ detail }: CustomEvent<string>) => (this._panel = detail)}
      >
        <studio-attributes slot="attributes" .setting=${setting}></studio-attributes>
        <studio-style slot="style" .setting=${setting}></studio-style>
        <studio-parts
          slot="parts"
          .setting=${setting}
          .selected=${this.selectedPart}
          .inspecting=${this.inspecting}
        ></studio-parts>
        <studio-slots slot="slots" .setting=${setting} .post=${this.post}></studio-slots>
      </studio-tabs>
    `;
  }
}

customElements.define('studio-controls', StudioControls);
