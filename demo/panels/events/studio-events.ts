import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { methodsOf, reportedBy } from '../../setting/elements.ts';
import { manifest } from '../../base/manifest.ts';
import { DEFAULT_SETTING, findElement } from '../../setting/setting.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-events.css?inline';

// Values from the stage are of another realm, where `instanceof` does not work.

const ITEMS_MAX = 3;
const TEXT_MAX = 300;
const SUM_MAX = 120;

function shorten(_: string, value: unknown): unknown {
  if (Array.isArray(value) && value.length > ITEMS_MAX) {
    return [...value.slice(0, ITEMS_MAX), `… ${value.length - ITEMS_MAX} more`];
  }
  if (typeof value === 'string' && value.length > TEXT_MAX) return `${value.slice(0, TEXT_MAX)}…`;
  return value;
}

/** A value as JSON that a person can read; long lists and texts are cut. */
const printValue = (value: unknown): string => JSON.stringify(value, shorten, 2) ?? 'undefined';

function sumUpField(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  if (typeof value === 'object' && value !== null) {
    const { kind, message, title, id } = value as Readonly<Record<string, unknown>>;
    return [kind, message ?? (title || id)].filter(Boolean).join(': ') || '…';
  }
  return String(value);
}

/** A value in one line. */
function sumUp(value: unknown): string {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !('kind' in value);
  const sum = isPlain
    ? Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => `${name}: ${sumUpField(field)}`)
        .join(', ')
    : sumUpField(value);
  return sum.length > SUM_MAX ? `${sum.slice(0, SUM_MAX)}…` : sum;
}

/** Something that happened on the stage. */
export interface LogEntry {
  readonly at: Date;
  readonly name: string;
  readonly detail: unknown;
}

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = (at: Date): string =>
  `${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}.${String(at.getMilliseconds()).padStart(3, '0')}`;

/** The element's properties, the methods that can be called, and the events that it fired. Fires `method-call`, `log-clear`. */
class StudioEvents extends withState([own], {
  setting: DEFAULT_SETTING,
  values: {} as Readonly<Record<string, unknown>>,
  log: [] as readonly LogEntry[],
}) {
  #renderEntry({ at, name, detail }: LogEntry): TemplateResult {
    return html`
      <li>
        <details>
          <summary>
            <time>${timeOf(at)}</time><span class="event mono">${name}</span><span class="sum">${sumUp(detail)}</span>
          </summary>
          <pre tabindex="0" role="group" aria-label="Detail of ${name}">${printValue(detail)}</pre>
        </details>
      </li>
    `;
  }

  protected override render(): TemplateResult {
    const element = findElement(manifest, this.setting.tag);
    const methods = methodsOf(element);
    return html`
      <div class="top">
        ${methods.map(
          ({ name, description }) => html`
            <button
              class="button mono"
              title=${description}
              @click=${() => this.fire('method-call', name)}
            >
              ${name}()
            </button>
          `,
        )}
        <dl>
          ${reportedBy(element).map(
            ({ name, description }) => html`
              <div title=${description}>
                <dt class="mono">${name}</dt>
                <dd class="mono">${sumUp(this.values[name])}</dd>
              </div>
            `,
          )}
        </dl>
        <button
          class="button quiet clear"
          ?hidden=${this.log.length === 0}
          @click=${() => this.fire('log-clear')}
        >
          Clear
        </button>
      </div>
      ${
        this.log.length > 0
          ? html`<ol aria-label="Events, the newest first">
            ${repeat(
              this.log,
              (entry) => entry,
              (entry) => this.#renderEntry(entry),
            )}
          </ol>`
          : html`<p class="says">
            Nothing yet. It fires
            ${element.events.map(({ name }, index) => html`${index ? ', ' : ''}<code>${name}</code>`)}.
          </p>`
      }
    `;
  }
}

customElements.define('studio-events', StudioEvents);
