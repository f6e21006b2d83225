import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { readLength, toHex } from './css-values.ts';
import type { PropertyKind } from '../../setting/elements.ts';
import { dropdown, type Option, valueOf } from '../../base/ui/fields.ts';
import { readFont, writeFont } from './font.ts';
import values from './property-values.json' with { type: 'json' };

export interface PropertyControl {
  readonly name: string;
  readonly kind: PropertyKind;
  /** The value that is set, or an empty string. */
  readonly written: string;
  /** The value that is used if none is set. */
  readonly fallback: string;
  readonly onChange: (value: string) => void;
}

const { ratios: RATIOS, shadows: SHADOWS, families: FAMILIES, weights: WEIGHTS } = values;
const COLUMNS_MAX = 6;
const SIZE = { min: 0.75, max: 1.5, step: 0.0625 };

/** The maximum of a slider for a length: well above the default. */
const maxOf = (fallback: string): number => Math.max(2, (readLength(fallback)?.number ?? 1) * 2.5);

const asText = ({ name, written, fallback, onChange }: PropertyControl): TemplateResult => html`
  <input
    id=${name}
    class="mono"
    spellcheck="false"
    autocomplete="off"
    placeholder=${fallback}
    .value=${written}
    @change=${(event: Event) => onChange(valueOf(event).trim())}
  />
`;

/** An inherited color is displayed as that of the text. */
const seenColor = ({ written, fallback }: PropertyControl): string =>
  (written || fallback).replace(/^inherit$/, 'currentcolor');

const color = (control: PropertyControl): TemplateResult => html`
  <div class="pair">
    <span class="swatch" style=${styleMap({ '--color': seenColor(control) })}>
      <input
        type="color"
        aria-label="Pick ${control.name}"
        .value=${live(toHex(seenColor(control)))}
        @input=${(event: Event) => control.onChange(valueOf(event))}
      />
    </span>
    ${asText(control)}
  </div>
`;

interface Slider {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: string;
  readonly disabled?: boolean;
  readonly onInput: (value: string) => void;
}

const slider = ({ label, min, max, step, value, disabled = false, onInput }: Slider): TemplateResult => html`
  <input
    type="range"
    aria-label=${label}
    ?disabled=${disabled}
    min=${min}
    max=${max}
    step=${step}
    .value=${live(value)}
    @input=${(event: Event) => onInput(valueOf(event))}
  />
`;

function length(control: PropertyControl): TemplateResult {
  const { name, written, fallback, onChange } = control;
  const { number, unit } = readLength(written || fallback) ?? { number: 0, unit: 'rem' };
  const isPixels = unit === 'px';
  const max = Math.max(number, maxOf(fallback) * (isPixels ? 16 : 1));
  const onInput = (value: string): void => onChange(`${value}${unit}`);
  return html`<div class="pair">
    ${slider({ label: `Slide ${name}`, min: 0, max, step: isPixels ? 1 : 0.0625, value: String(number), onInput })}
    ${asText(control)}
  </div>`;
}

function number(control: PropertyControl): TemplateResult {
  const value = control.written || control.fallback;
  const max = Math.max(COLUMNS_MAX, Number(value) || 0);
  return html`<div class="pair">
    ${slider({ label: `Slide ${control.name}`, min: 1, max, step: 1, value, onInput: control.onChange })}
    ${asText(control)}
  </div>`;
}

const chips = (control: PropertyControl, values: readonly Option[]): TemplateResult => html`
  <div class="chips">
    ${values.map(
      ({ value, label }) => html`
        <button
          class="chip"
          aria-pressed=${(control.written || control.fallback) === value}
          @click=${() => control.onChange(value)}
        >
          ${label}
        </button>
      `,
    )}
  </div>
  ${asText(control)}
`;

function font(control: PropertyControl): TemplateResult {
  const { name, written, fallback, onChange } = control;
  const { family, sizeEm, weight } = readFont(written || fallback);
  const set = (changed: Partial<ReturnType<typeof readFont>>): void =>
    onChange(writeFont({ family, sizeEm, weight, ...changed }));
  const families = FAMILIES.some(({ value }) => value === family)
    ? FAMILIES
    : [...FAMILIES, { value: family, label: family }];
  const pick = (what: 'Family' | 'Weight', options: readonly Option[], value: string): TemplateResult => {
    const field = what === 'Family' ? 'family' : 'weight';
    const disabled = what === 'Weight' && !family;
    const onChange = (value: string): void => set({ [field]: value });
    return dropdown({ name: `${name}-${field}`, legend: `${what} of ${name}`, options, value, disabled, onChange });
  };
  return html`
    <div class="font">
      ${pick('Family', families, family)} ${pick('Weight', WEIGHTS, weight)}
      ${slider({
        ...SIZE,
        label: `Size of ${name}`,
        value: String(sizeEm),
        disabled: !family,
        onInput: (value) => set({ sizeEm: Number(value) }),
      })}
    </div>
    ${asText(control)}
  `;
}

const CONTROLS: Readonly<Record<PropertyKind, (control: PropertyControl) => TemplateResult>> = {
  color,
  length,
  number,
  ratio: (control) => chips(control, RATIOS),
  shadow: (control) => chips(control, SHADOWS),
  font,
  text: asText,
};

/** The control of a custom property: a picker for its kind of value, and a text field for any other. */
export const propertyControl = (control: PropertyControl): TemplateResult => CONTROLS[control.kind](control);
