import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { check, warning } from '../../base/ui/icons.ts';
import { stylesOf } from '../../base/ui/styles.ts';
import { valueOf } from '../../base/ui/fields.ts';
import { SettingChangeEvent } from '../../setting/change.ts';
import { DEFAULT_SETTING } from '../../setting/setting.ts';
import { type Contrast, makeTheme, sayRatio, TEXT_RATIO } from './make-theme.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-brand.css?inline';

const HEX = /^#?([\da-f]{6}|[\da-f]{3})$/i;

/** `B36` -> `#bb3366`; `undefined` for anything else. */
function readColour(written: string): string | undefined {
  const [, digits] = HEX.exec(written.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** A brand's colour and font, and the theme that is made of them: its contrast is displayed before it is used. */
class StudioBrand extends withState({
  setting: DEFAULT_SETTING,
  /** An empty string until one was chosen. */
  _colour: '',
  _family: '',
}) {
  static override styles = stylesOf(own);

  #renderContrast({ what, scheme, colour, background, ratio }: Contrast): TemplateResult {
    const isEnough = ratio >= TEXT_RATIO;
    return html`
      <tr>
        <th scope="row">${what}, ${scheme}</th>
        <td><span class="pair" style=${styleMap({ color: colour, backgroundColor: background })}>Aa</span></td>
        <td class=${isEnough ? 'good' : 'bad'}>
          ${isEnough ? check : warning}<span>${sayRatio(ratio)}<span class="unseen">, ${isEnough ? 'enough' : 'too little'}</span></span>
        </td>
      </tr>
    `;
  }

  #renderTheme(): TemplateResult {
    const { properties, contrasts, remarks } = makeTheme({ colour: this._colour, family: this._family });
    const isUsed = Object.entries(properties).every(([name, value]) => this.setting.properties[name] === value);
    const use = (): void => {
      this.dispatchEvent(new SettingChangeEvent({ properties: { ...this.setting.properties, ...properties } }));
    };
    return html`
      <div role="status">${remarks.map((remark) => html`<p class="says remark">${remark}</p>`)}</div>
      <table>
        <caption>
          Contrast, of which text needs ${sayRatio(TEXT_RATIO)}
        </caption>
        <tbody>
          ${contrasts.map((contrast) => this.#renderContrast(contrast))}
        </tbody>
      </table>
      <button type="button" class="button primary" ?disabled=${isUsed} @click=${use}>
        ${isUsed ? html`${check}In use` : 'Use this theme'}
      </button>
    `;
  }

  protected override render(): TemplateResult {
    const setColour = (event: Event): void => {
      this._colour = readColour(valueOf(event)) ?? this._colour;
    };
    return html`
      <div class="brand">
        <label for="colour">Colour</label>
        <div class="colour">
          <input
            type="color"
            aria-label="Pick the colour of your brand"
            .value=${live(this._colour || '#0f6157')}
            @input=${setColour}
          />
          <input
            id="colour"
            class="mono"
            spellcheck="false"
            autocomplete="off"
            placeholder="#0f6157"
            .value=${live(this._colour)}
            @change=${setColour}
          />
        </div>
        <label for="family">Font</label>
        <input
          id="family"
          spellcheck="false"
          autocomplete="off"
          placeholder="That of the page"
          .value=${this._family}
          @change=${(event: Event) => (this._family = valueOf(event))}
        />
      </div>
      ${
        this._colour
          ? this.#renderTheme()
          : html`<p class="says">
              Choose the colour of your brand, and the font that your page loads: they make a theme, light and dark, that
              can be read.
            </p>`
      }
    `;
  }
}

customElements.define('studio-brand', StudioBrand);
