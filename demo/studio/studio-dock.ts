import { html, LitElement, type TemplateResult } from 'lit';
import { chevron } from './icons.ts';
import { DEFAULT_SETTING, type Setting } from './setting.ts';
import './studio-code.ts';
import './studio-events.ts';
import type { LogEntry } from './studio-events.ts';
import './studio-tabs.ts';
import { stylesOf } from './styles.ts';
import own from './studio-dock.css?inline';

/** What comes out: the code to paste, and what happened. Fires `low-toggle`, and passes on what its events fire. */
class StudioDock extends LitElement {
  static override styles = stylesOf(own);
  static override properties = {
    setting: { attribute: false },
    values: { attribute: false },
    log: { attribute: false },
    low: { type: Boolean, reflect: true },
    _panel: { state: true },
  };

  declare setting: Setting;
  declare values: Readonly<Record<string, unknown>>;
  declare log: readonly LogEntry[];
  /** Whether its tabs alone are to be seen. */
  declare low: boolean;
  declare _panel: string;

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
    this.values = {};
    this.log = [];
    this.low = false;
    this._panel = 'code';
  }

  #toggle(): void {
    this.dispatchEvent(new CustomEvent('low-toggle'));
  }

  #select({ detail }: CustomEvent<string>): void {
    this._panel = detail;
    if (this.low) this.#toggle();
  }

  protected override render(): TemplateResult {
    const tabs = [
      { id: 'code', label: 'Code' },
      { id: 'events', label: 'Events and methods', count: this.log.length },
    ];
    return html`
      <studio-tabs label="Code and events" .tabs=${tabs} .selected=${this._panel} @tab-select=${this.#select}>
        <studio-code slot="code" .setting=${this.setting}></studio-code>
        <studio-events slot="events" .setting=${this.setting} .values=${this.values} .log=${this.log}></studio-events>
      </studio-tabs>
      <button
        type="button"
        class="button quiet icon lower"
        aria-label=${this.low ? 'Show code and events' : 'Hide code and events'}
        aria-expanded=${!this.low}
        @click=${this.#toggle}
      >
        ${chevron}
      </button>
    `;
  }
}

customElements.define('studio-dock', StudioDock);
