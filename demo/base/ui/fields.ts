import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icons } from './icons.ts';
import { say } from './say.ts';

/** The value of the control that fired an event. */
export const valueOf = ({ target }: Event): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    ? target.value
    : '';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Displayed instead of the label, which is then only the accessible name. */
  readonly icon?: SVGTemplateResult | undefined;
}

export interface Choice {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A choice among a few options, side by side. */
export const segments = ({ name, legend, options, value, onChange }: Choice): TemplateResult => html`
  <fieldset class="segments">
    <legend class="unseen">${legend}</legend>
    ${options.map(
      (option) => html`
        <label title=${option.icon ? option.label : ''}>
          <input
            type="radio"
            name=${name}
            value=${option.value}
            .checked=${live(option.value === value)}
            @change=${() => onChange(option.value)}
          />
          ${option.icon ?? ''}<span class=${option.icon ? 'unseen' : ''}>${option.label}</span>
        </label>
      `,
    )}
  </fieldset>
`;

export const dropdown = ({ name, legend, options, value, disabled = false, onChange }: Choice): TemplateResult => html`
  <select
    id=${name}
    aria-label=${legend}
    ?disabled=${disabled}
    @change=${(event: Event) => onChange(valueOf(event))}
  >
    ${options.map(
      (option) =>
        html`<option value=${option.value} .selected=${live(option.value === value)}>${option.label}</option>`,
    )}
  </select>
`;

/** A checkbox. */
export const check = (label: string, isOn: boolean, onToggle: () => void, says?: string): TemplateResult => html`
  <label class="chip" title=${says ?? nothing}>
    <input type="checkbox" .checked=${live(isOn)} @change=${onToggle} />${label}
  </label>
`;

export interface Field {
  /** The id of its control, if it has only one: then the name is the label of that control. */
  readonly id?: string;
  readonly name: string;
  readonly description: string;
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly control: TemplateResult;
}

/** A setting: its name and description, its control, and a button to reset it. */
export const field = ({ id, name, description, isChanged, onReset, control }: Field): TemplateResult => html`
  <div class="field ${isChanged ? 'changed' : ''}" data-name=${name}>
    ${id ? html`<label class="name" for=${id}>${name}</label>` : html`<span class="name">${name}</span>`}
    <button
      class="button quiet reset"
      style=${isChanged ? '' : 'visibility: hidden'}
      aria-label="Reset ${name}"
      title="Reset to the default"
      @click=${onReset}
    >
      ${icons.undo}
    </button>
    <div class="set">${control}</div>
    <p class="says">${say(description)}</p>
  </div>
`;
