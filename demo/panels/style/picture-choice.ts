import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Choice } from '../../base/ui/fields.ts';
import { drawPicture } from './look-pictures.ts';

/** The values of an attribute of the look, each as it looks in small. Its styles are in `preset-choice.css`. */
export const pictureChoice = (
  attribute: string,
  { name, legend, options, value: chosen, onChange }: Choice,
): TemplateResult => html`
  <div class="presets" role="radiogroup" aria-label=${legend}>
    ${options.map(
      ({ value, label }) => html`
        <label class="preset">
          <input type="radio" name=${name} .checked=${live(chosen === value)} @change=${() => onChange(value)} />
          <span class="sample drawn">${drawPicture(attribute, value)}</span>
          <span class="label">${label}</span>
        </label>
      `,
    )}
  </div>
`;
