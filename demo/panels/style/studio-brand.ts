import { html, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { Later } from '../../base/later.ts';
import { icons } from '../../base/ui/icons.ts';
import { check, segments, valueOf } from '../../base/ui/fields.ts';
import { DEFAULT_SETTING, type Setting, withEntry } from '../../setting/setting.ts';
import { areFilled, choose, CORNERS, DENSITY, fillButtons, leaveOut, readChoice, type StyleChoice } from './choices.ts';
import { readColor } from './css-values.ts';
import { readFont, writeFamily, writeFont } from './font.ts';
import {
  type Contrast,
  contrastsOf,
  makeTheme,
  readPair,
  sayRatio,
  TEXT_RATIO,
  THEME_PROPERTIES,
} from './make-theme.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-brand.css?inline';

/** While somebody types, a word may be incomplete. */
const TYPING_MS = 600;

/** The color, font and shapes of a brand. Each is displayed on the stage as soon as it is entered, with its contrast. */
class StudioBrand extends withState([own], {
  setting: DEFAULT_SETTING,
  /** The color that was entered last. */
  _color: '',
  /** The text that is being typed; `undefined` if the value that is set is displayed. */
  _typed: undefined as string | undefined,
  _family: undefined as string | undefined,
  /** Text that was entered and is not a color. */
  _wrong: '',
}) {
  readonly #typing = new Later(TYPING_MS);

  /** Typed text is discarded if something else changes the setting. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('setting') || this.shadowRoot?.activeElement) return;
    this.#typing.drop();
    this._typed = this._family = undefined;
    this._wrong = '';
  }

  #set(changed: Partial<Setting>): void {
    this.fire('setting-change', changed);
  }

  #setColor(written: string): void {
    const { properties } = this.setting;
    const color = readColor(written);
    this.#typing.drop();
    this._typed = written;
    this._wrong = '';
    if (color) {
      this._color = color;
      this.#set({ properties: { ...properties, ...makeTheme(color).properties } });
    } else if (written.trim()) {
      this.#typing.do(() => (this._wrong = written.trim()));
    } else {
      this.#set({ properties: leaveOut(properties, THEME_PROPERTIES) });
    }
  }

  #settleColor(): void {
    this.#typing.flush();
    if (!this._wrong) this._typed = undefined;
  }

  #setFamily(written: string): void {
    const { properties } = this.setting;
    this._family = written;
    const font = writeFont({ ...readFont(properties['--ws-font'] ?? ''), family: writeFamily(written) });
    this.#set({ properties: withEntry(properties, '--ws-font', font || undefined) });
  }

  #renderContrast({ what, scheme, color, background, ratio }: Contrast): TemplateResult {
    const isEnough = ratio >= TEXT_RATIO;
    return html`
      <tr>
        <th scope="row">${what}, ${scheme}</th>
        <td><span class="pair" style=${styleMap({ color, backgroundColor: background })}>Aa</span></td>
        <td class=${isEnough ? 'good' : 'bad'}>
          ${isEnough ? icons.check : icons.warning}<span>${sayRatio(ratio)}<span class="unseen">, ${isEnough ? 'enough' : 'too little'}</span></span>
        </td>
      </tr>
    `;
  }

  #renderContrasts(): TemplateResult {
    const contrasts = contrastsOf(this.setting.properties);
    return contrasts.length === 0
      ? html`<p class="says">Pick a color to make a legible theme, light and dark.</p>`
      : html`<table>
          <caption>
            Contrast: text needs ${sayRatio(TEXT_RATIO)}
          </caption>
          <tbody>
            ${contrasts.map((contrast) => this.#renderContrast(contrast))}
          </tbody>
        </table>`;
  }

  #renderChoice(legend: string, choice: StyleChoice): TemplateResult {
    const { properties } = this.setting;
    return html`
      <span aria-hidden="true">${legend}</span>
      ${segments({
        name: legend,
        legend,
        options: choice.map(([label]) => ({ value: label, label })),
        value: readChoice(choice, properties),
        onChange: (label) => this.#set({ properties: choose(choice, label, properties) }),
      })}
    `;
  }

  protected override render(): TemplateResult {
    const { properties, parts } = this.setting;
    const { properties: made = {}, remarks = [] } = this._color ? makeTheme(this._color) : {};
    const isMade = this._color !== '' && THEME_PROPERTIES.every((name) => properties[name] === made[name]);
    const [light = ''] = isMade ? [this._color] : readPair(properties['--ws-accent']);
    const isFilled = areFilled(parts);
    return html`
      <div class="brand">
        <label for="color">Color</label>
        <div class="color">
          <input
            type="color"
            aria-label="Pick the color of your brand"
            .value=${live(light || '#0f6157')}
            @input=${(event: Event) => {
              this.#setColor(valueOf(event));
              this._typed = undefined;
            }}
          />
          <input
            id="color"
            class="mono"
            spellcheck="false"
            autocomplete="off"
            placeholder="#0f6157"
            aria-describedby="wrong"
            .value=${live(this._typed ?? light)}
            @input=${(event: Event) => this.#setColor(valueOf(event))}
            @change=${this.#settleColor}
          />
          <p id="wrong" class="says wrong" role="status">
            ${
              this._wrong
                ? html`<span>“${this._wrong}” is not a color. Write a name, as tomato, or digits, as #ff6347.</span>`
                : ''
            }
          </p>
        </div>
        <label for="family">Font</label>
        <input
          id="family"
          spellcheck="false"
          autocomplete="off"
          placeholder="The page’s font"
          .value=${live(this._family ?? readFont(properties['--ws-font'] ?? '').family)}
          @input=${(event: Event) => this.#setFamily(valueOf(event))}
          @change=${() => (this._family = undefined)}
        />
        ${this.#renderChoice('Corners', CORNERS)} ${this.#renderChoice('Density', DENSITY)}
        <span aria-hidden="true">Buttons</span>
        ${check('Filled buttons', isFilled, () => this.#set({ parts: fillButtons(parts, !isFilled) }))}
      </div>
      <div role="status">${isMade ? remarks.map((remark) => html`<p class="says remark">${remark}</p>`) : ''}</div>
      ${this.#renderContrasts()}
    `;
  }
}

customElements.define('studio-brand', StudioBrand);
