import { html, LitElement, type TemplateResult } from 'lit';
import { DEFAULT_SETTING, type Setting } from './setting.ts';

/** The code to paste. */
class StudioCode extends LitElement {
  static override properties = { setting: { attribute: false } };

  declare setting: Setting;

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
  }

  protected override render(): TemplateResult {
    return html`<pre><code>&lt;${this.setting.tag}&gt;&lt;/${this.setting.tag}&gt;</code></pre>`;
  }
}

customElements.define('studio-code', StudioCode);
