import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { propertiesOf, THEMES } from '../../base/themes.ts';

const renderPreset = (name: string, chosen: string, onChange: (preset: string) => void): TemplateResult => html`
  <label class="preset">
    <input type="radio" name="preset" .checked=${live(chosen === name)} @change=${() => onChange(name)} />
    <span class="sample ${name ? '' : 'plain'}" style=${styleMap(propertiesOf(name))} aria-hidden="true">
      <span class="card"><b></b><i></i><i></i><em></em></span>
    </span>
    <span class="label">${name || 'none'}</span>
  </label>
`;

/** The themes, each as a card in small. Its styles are in `preset-choice.css`. */
export const presetChoice = (chosen: string, onChange: (preset: string) => void): TemplateResult => html`
  <div class="presets" role="radiogroup" aria-label="Theme">
    ${['', ...THEMES.keys()].map((name) => renderPreset(name, chosen, onChange))}
  </div>
`;
