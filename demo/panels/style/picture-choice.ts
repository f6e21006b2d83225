import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { THEMES } from '../../base/themes.ts';
import type { Choice } from '../../base/ui/fields.ts';

/** Pictures of the same posts in every look, taken by `scripts/look-pictures.ts`. */
const pictures = import.meta.glob<string>('../../../docs/looks/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const pictureOf = (attribute: string, value: string): string | undefined =>
  pictures[`../../../docs/looks/${attribute}-${value || 'none'}.webp`];

/** Whether there are pictures to choose a value of the attribute by. */
export const hasPictures = (attribute: string): boolean => pictureOf(attribute, 'auto') !== undefined;

/** The values of an attribute of the look, each as a small picture. Its styles are in `picture-choice.css`. */
export const pictureChoice = (
  attribute: string,
  { name, legend, options, value: chosen, onChange }: Choice,
): TemplateResult => html`
  <div class="presets" role="radiogroup" aria-label=${legend}>
    ${options.map(
      ({ value, label }) => html`
        <label class="preset">
          <input type="radio" name=${name} .checked=${live(chosen === value)} @change=${() => onChange(value)} />
          <img class="sample" src=${pictureOf(attribute, value) ?? ''} alt="" width="360" height="253" />
          <span class="label">${label}</span>
        </label>
      `,
    )}
  </div>
`;

export const themeChoice = (value: string, onChange: (theme: string) => void): TemplateResult =>
  pictureChoice('theme', {
    name: 'preset',
    legend: 'Theme',
    options: ['', ...THEMES.keys()].map((name) => ({ value: name, label: name || 'none' })),
    value,
    onChange,
  });
