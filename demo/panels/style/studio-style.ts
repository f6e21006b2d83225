import { html, type TemplateResult } from 'lit';
import type { CssProperty } from '../../../scripts/manifest/schema.ts';
import { manifest } from '../../base/manifest.ts';
import { propertiesOf } from '../../base/themes.ts';
import './studio-brand.ts';
import { DEFAULT_SETTING, findElement, withEntry } from '../../setting/setting.ts';
import { kindOf } from '../../setting/elements.ts';
import { field } from '../../base/ui/fields.ts';
import { themeChoice } from './picture-choice.ts';
import { propertyControl } from './property-control.ts';
import { withState } from '../../base/ui/with-state.ts';
import presets from './picture-choice.css?inline';
import own from './studio-style.css?inline';

const REFERENCE = /^var\((--[\w-]+)\)$/;

/** The themes, and a control for each custom property in the manifest. */
class StudioStyle extends withState([presets, own], { setting: DEFAULT_SETTING }) {
  /** The value of a property that is not set: that of the theme, or the default, which may be another property. */
  #findFallback({ name, default: fallback }: CssProperty, all: readonly CssProperty[]): string {
    const value = propertiesOf(this.setting.preset)[name] ?? fallback;
    const other = all.find((one) => one.name === REFERENCE.exec(value)?.[1]);
    return other ? this.setting.properties[other.name] || this.#findFallback(other, all) : value;
  }

  #renderProperty(property: CssProperty, all: readonly CssProperty[]): TemplateResult {
    const { name, description } = property;
    const written = this.setting.properties[name] ?? '';
    const set = (value: string): void => {
      this.fire('setting-change', { properties: withEntry(this.setting.properties, name, value) });
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
        fallback: this.#findFallback(property, all),
        onChange: set,
      }),
    });
  }

  protected override render(): TemplateResult {
    const { preset, tag } = this.setting;
    const { cssProperties } = findElement(manifest, tag);
    return html`
      <section class="group">
        <h3>Theme</h3>
        ${themeChoice(preset, (name) => this.fire('setting-change', { preset: name }))}
      </section>
      <section class="group">
        <h3>Your brand</h3>
        <studio-brand .setting=${this.setting}></studio-brand>
      </section>
      <section class="group">
        <h3>Custom properties</h3>
        ${cssProperties.map((property) => this.#renderProperty(property, cssProperties))}
      </section>
    `;
  }
}

customElements.define('studio-style', StudioStyle);
