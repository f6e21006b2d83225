import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { methodsOf, reportedBy } from '../../setting/elements.ts';
import { manifest } from '../../base/manifest.ts';
import { DEFAULT_SETTING, findElement } from '../../setting/setting.ts';
import { printValue, sumUp } from './print-value.ts';
import { stylesOf } from '../../base/ui/styles.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-events.css?inline';

/** Something that happened on the stage. */
export interface LogEntry {
  readonly at: Date;
  readonly name: string;
  readonly detail: unknown;
}

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = (at: Date): string =>
  `${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}.${String(at.getMilliseconds()).padStart(3, '0')}`;

/** What the element says of itself, what can be called on it, and what it fired. Fires `method-call`, `log-clear`. */
class StudioEvents extends withState({
  setting: DEFAULT_SETTING,
  values: {} as Readonly<Record<string, unknown>>,
  log: [] as readonly LogEntry[],
}) {
  static override styles = stylesOf(own);

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
              type="button"
              class="button mono"
              title=${description}
              @click=${() => this.dispatchEvent(new CustomEvent('method-call', { bubbles: true, composed: true, detail: name }))}
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
          type="button"
          class="button quiet clear"
          ?hidden=${this.log.length === 0}
          @click=${() => this.dispatchEvent(new CustomEvent('log-clear', { bubbles: true, composed: true }))}
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
