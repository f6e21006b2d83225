import { html, type TemplateResult } from 'lit';
import { areDeclarations, DEFAULT_SETTING, findElement, withEntry } from '../../setting/setting.ts';
import { findMisunderstood } from '../style/css-values.ts';
import { valueOf } from '../../base/ui/fields.ts';
import { icons } from '../../base/ui/icons.ts';
import { manifest } from '../../base/manifest.ts';
import { say } from '../../base/ui/say.ts';
import { partsOf } from '../../setting/elements.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-parts.css?inline';

/** The parts in the manifest, and the CSS of the selected one. Fires `part-select`, `part-hover` and `inspect-toggle`. */
class StudioParts extends withState([own], {
  setting: DEFAULT_SETTING,
  selected: '',
  inspecting: false,
  _isRefused: false,
}) {
  #set(part: string, css: string): void {
    this._isRefused = !areDeclarations(css);
    if (this._isRefused) return;
    this.fire('setting-change', { parts: withEntry(this.setting.parts, part, css) });
  }

  #renderEditor(part: string, description: string): TemplateResult {
    const css = this.setting.parts[part] ?? '';
    const misunderstood = findMisunderstood(css);
    return html`
      <section class="editor">
        <p class="says">${say(description)}</p>
        <div class="code">
          <p class="mono"><label for="css">${this.setting.tag}::part(${part})</label> {</p>
          <textarea
            id="css"
            rows="5"
            spellcheck="false"
            autocomplete="off"
            placeholder="font-style: italic;"
            .value=${css}
            @input=${(event: Event) => this.#set(part, valueOf(event))}
          ></textarea>
          <p class="mono">}</p>
        </div>
        <p class="says wrong" role="status">
          ${
            this._isRefused
              ? 'Declarations only: no braces, comments or backslashes.'
              : misunderstood.length > 0
                ? html`The browser does not understand <code>${misunderstood.join('; ')}</code>`
                : ''
          }
        </p>
        <button class="button" ?hidden=${!css} @click=${() => this.#set(part, '')}>Reset ${part}</button>
      </section>
    `;
  }

  protected override render(): TemplateResult {
    const parts = partsOf(findElement(manifest, this.setting.tag), this.setting.slots);
    const selected = parts.find(({ name }) => name === this.selected);
    return html`
      <button
        class="button pick"
        aria-pressed=${this.inspecting}
        @click=${() => this.fire('inspect-toggle')}
      >
        ${icons.target}${this.inspecting ? 'Point at the stage, and click' : 'Pick a part on the stage'}
      </button>
      <ul class="chips" aria-label="Parts">
        ${parts.map(
          ({ name }) => html`
            <li>
              <button
                class="chip mono ${this.setting.parts[name] ? 'changed' : ''}"
                data-name=${name}
                aria-pressed=${name === this.selected}
                @click=${() => this.fire('part-select', name)}
                @pointerenter=${() => this.fire('part-hover', name)}
                @pointerleave=${() => this.fire('part-hover', '')}
                @focus=${() => this.fire('part-hover', name)}
                @blur=${() => this.fire('part-hover', '')}
              >
                ${name}
              </button>
            </li>
          `,
        )}
      </ul>
      ${
        selected
          ? this.#renderEditor(selected.name, selected.description)
          : html`<p class="says none">Choose a part, and write CSS for it. Hover over one to see it on the stage.</p>`
      }
    `;
  }
}

customElements.define('studio-parts', StudioParts);
