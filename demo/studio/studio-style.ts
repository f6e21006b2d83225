import { html, LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { CssProperty } from '../../scripts/manifest/schema.ts';
import { SettingChangeEvent, withEntry } from './change.ts';
import { kindOf } from './elements.ts';
import { field } from './fields.ts';
import { manifest } from './manifest.ts';
import { propertyControl } from './property-control.ts';
import { DEFAULT_SETTING, findElement, type Setting } from './setting.ts';
import { stylesOf } from './styles.ts';
import own from './studio-style.css?inline';
import { propertiesOf, THEMES } from './themes.ts';

/** The presets, and a picker for each custom property that the manifest names. */
class StudioStyle extends LitElement {
  static override styles = stylesOf(own);
  static override properties = { setting: { attribute: false } };

  declare setting: Setting;
  readonly #probe = document.createElement('span');

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
    this.#probe.hidden = true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // In the page itself: a panel that is not shown works out no colours.
    document.body.append(this.#probe);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#probe.remove();
  }

  #renderPreset(name: string): TemplateResult {
    const isChosen = this.setting.preset === name;
    return html`
      <label class="preset">
        <input
          type="radio"
          name="preset"
          .checked=${live(isChosen)}
          @change=${() => this.dispatchEvent(new SettingChangeEvent({ preset: name }))}
        />
        <span class="sample ${name ? '' : 'plain'}" style=${styleMap(propertiesOf(name))} aria-hidden="true">
          <span class="card"><b></b><i></i><i></i><em></em></span>
        </span>
        <span class="label">${name || 'none'}</span>
      </label>
    `;
  }

  #renderProperty(property: CssProperty, preset: Readonly<Record<string, string>>): TemplateResult {
    const { name, description } = property;
    const written = this.setting.properties[name] ?? '';
    const set = (value: string): void => {
      this.dispatchEvent(new SettingChangeEvent({ properties: withEntry(this.setting.properties, name, value) }));
    };
    return field({
      id: name,
      name,
      description,
      isChanged: written !== '',
      onReset: () => set(''),
      control: propertyControl({
        name,
        kind: kindOf(property),
        written,
        fallback: preset[name] ?? property.default,
        probe: this.#probe,
        onChange: set,
      }),
    });
  }

  protected override render(): TemplateResult {
    const { preset, tag } = this.setting;
    const set = propertiesOf(preset);
    return html`
      <section class="group">
        <h3 id="presets">Theme</h3>
        <div class="presets" role="radiogroup" aria-labelledby="presets">
          ${['', ...THEMES.keys()].map((name) => this.#renderPreset(name))}
        </div>
      </section>
      <section class="group">
        <h3>Custom properties</h3>
        ${findElement(manifest, tag).cssProperties.map((property) => this.#renderProperty(property, set))}
      </section>
    `;
  }
}

customElements.define('studio-style', StudioStyle);
