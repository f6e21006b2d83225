import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { readLength, toHex } from './css-values.ts';
import type { PropertyKind } from '../../setting/elements.ts';
import { valueOf } from '../../base/ui/fields.ts';
import { readFont, writeFont } from './font.ts';

export interface PropertyControl {
  readonly name: string;
  readonly kind: PropertyKind;
  /** What is written, or an empty string. */
  readonly written: string;
  /** What holds where nothing is written. */
  readonly fallback: string;
  /** Where colors are worked out. */
  readonly probe: HTMLElement;
  readonly onChange: (value: string) => void;
}

const COLUMNS_MAX = 6;
const RATIOS = ['16 / 9', '3 / 2', '4 / 3', '1 / 1', '3 / 4'];
const SHADOWS: readonly (readonly [string, string])[] = [
  ['none', 'None'],
  ['0 1px 2px #0000001f', 'Hairline'],
  ['0 2px 4px #0000001a, 0 8px 24px #0000001f', 'Lifted'],
  ['4px 4px 0 currentColor', 'Hard'],
];
const FAMILIES: readonly (readonly [string, string])[] = [
  ['', 'The page’s'],
  ['system-ui, sans-serif', 'System'],
  ["Georgia, 'Times New Roman', serif", 'Serif'],
  ["'Iowan Old Style', 'Palatino Linotype', P052, Georgia, serif", 'Bookish'],
  ["Optima, Candara, 'Noto Sans', sans-serif", 'Humanist'],
  ["Avenir, Montserrat, 'Century Gothic', 'URW Gothic', sans-serif", 'Geometric'],
  ['ui-monospace, Menlo, Consolas, monospace', 'Monospace'],
];
const WEIGHTS = ['300', '400', '500', '600', '700'];
const SIZE = { min: 0.75, max: 1.5, step: 0.0625 };

/** The largest that the slider of a length reaches: well beyond the default. */
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

/** What is inherited is seen as the text that it is. */
const seenColor = ({ written, fallback }: PropertyControl): string =>
  (written || fallback).replace(/^inherit$/, 'currentcolor');

const color = (control: PropertyControl): TemplateResult => html`
  <div class="pair">
    <span class="swatch" style=${styleMap({ '--color': seenColor(control) })}>
      <input
        type="color"
        aria-label="Pick ${control.name}"
        .value=${live(toHex(seenColor(control), control.probe))}
        @input=${(event: Event) => control.onChange(valueOf(event))}
      />
    </span>
    ${asText(control)}
  </div>
`;

function length(control: PropertyControl): TemplateResult {
  const { name, written, fallback, onChange } = control;
  const { number, unit } = readLength(written || fallback) ?? { number: 0, unit: 'rem' };
  const isPixels = unit === 'px';
  return html`
    <div class="pair">
      <input
        type="range"
        aria-label="Slide ${name}"
        min="0"
        max=${Math.max(number, maxOf(fallback) * (isPixels ? 16 : 1))}
        step=${isPixels ? 1 : 0.0625}
        .value=${live(String(number))}
        @input=${(event: Event) => onChange(`${valueOf(event)}${unit}`)}
      />
      ${asText(control)}
    </div>
  `;
}

const number = (control: PropertyControl): TemplateResult => html`
  <div class="pair">
    <input
      type="range"
      aria-label="Slide ${control.name}"
      min="1"
      max=${Math.max(COLUMNS_MAX, Number(control.written || control.fallback) || 0)}
      step="1"
      .value=${live(control.written || control.fallback)}
      @input=${(event: Event) => control.onChange(valueOf(event))}
    />
    ${asText(control)}
  </div>
`;

const chips = (control: PropertyControl, values: readonly (readonly [string, string])[]): TemplateResult => html`
  <div class="chips">
    ${values.map(
      ([value, label]) => html`
        <button
          type="button"
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
  const families = FAMILIES.some(([value]) => value === family) ? FAMILIES : [...FAMILIES, [family, family] as const];
  return html`
    <div class="font">
      <select aria-label="Family of ${name}" @change=${(event: Event) => set({ family: valueOf(event) })}>
        ${families.map(
          ([value, label]) => html`<option value=${value} .selected=${live(value === family)}>${label}</option>`,
        )}
      </select>
      <select
        aria-label="Weight of ${name}"
        ?disabled=${!family}
        @change=${(event: Event) => set({ weight: valueOf(event) })}
      >
        ${WEIGHTS.map((value) => html`<option value=${value} .selected=${live(value === weight)}>${value}</option>`)}
      </select>
      <input
        type="range"
        aria-label="Size of ${name}"
        ?disabled=${!family}
        min=${SIZE.min}
        max=${SIZE.max}
        step=${SIZE.step}
        .value=${live(String(sizeEm))}
        @input=${(event: Event) => set({ sizeEm: Number(valueOf(event)) })}
      />
    </div>
    ${asText(control)}
  `;
}

const CONTROLS: Readonly<Record<PropertyKind, (control: PropertyControl) => TemplateResult>> = {
  color,
  length,
  number,
  ratio: (control) =>
    chips(
      control,
      RATIOS.map((ratio) => [ratio, ratio.replaceAll(' ', '').replace('/', ':')] as const),
    ),
  shadow: (control) => chips(control, SHADOWS),
  font,
  text: asText,
};

/** What sets a custom property: a picker for what it takes, and a place to write anything else. */
export const propertyControl = (control: PropertyControl): TemplateResult => CONTROLS[control.kind](control);
