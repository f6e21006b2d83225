import { html, type TemplateResult } from 'lit';
import { icons } from '../../base/ui/icons.ts';
import findings from '../../base/ui/findings.css?inline';
import type { Audit, Finding } from '../../stage/stage-window.ts';
import { count, messageOf } from '../../base/ui/say.ts';
import { withState } from '../../base/ui/with-state.ts';
import { AT_STAGE, lookAtStage } from '../stage/look-at-stage.ts';
import own from './studio-accessibility.css?inline';

/** What axe finds on the stage with this setting, in words. Fires `part-hover` with the finding that is pointed at. */
class StudioAccessibility extends withState([findings, own], {
  ...AT_STAGE,
  _result: undefined as Audit | undefined,
  _isRunning: false,
  _problem: '',
}) {
  constructor() {
    super();
    lookAtStage(this, () => this.#run());
  }

  async #run(): Promise<void> {
    this._isRunning = true;
    try {
      this._result = await this.stage?.audit();
      this._problem = '';
    } catch (reason) {
      this._problem = messageOf(reason);
    } finally {
      this._isRunning = false;
    }
  }

  #renderFinding({ id, kind, impact, help, helpUrl, reasons, parts, count: places }: Finding): TemplateResult {
    return html`
      <li class=${kind}>
        <h3>${help}</h3>
        <p class="says">
          ${kind === 'wrong' ? `Impact: ${impact}.` : 'Undetermined: please check.'}
          ${count(places, 'place')}${
            parts.length > 0 ? html`, in ${parts.map((part, i) => html`${i ? ', ' : ''}<code>${part}</code>`)}` : ''
          }.
        </p>
        <ul class="reasons">
          ${reasons.map((reason) => html`<li>${reason}</li>`)}
        </ul>
        <p class="more">
          <button
            class="button"
            @pointerenter=${() => this.fire('part-hover', id)}
            @pointerleave=${() => this.fire('part-hover', '')}
            @focus=${() => this.fire('part-hover', id)}
            @blur=${() => this.fire('part-hover', '')}
            @click=${() => this.fire('part-hover', id)}
          >
            ${icons.target}Outline on the stage
          </button>
          <a href=${helpUrl} target="_blank" rel="noopener">About the rule ${id}</a>
        </p>
      </li>
    `;
  }

  #renderResult({ findings, passedCount }: Audit): TemplateResult {
    const wrong = findings.filter(({ kind }) => kind === 'wrong');
    const unsure = findings.length - wrong.length;
    const sum =
      wrong.length > 0
        ? `${count(wrong.length, 'problem')} found`
        : `No problems found: ${count(passedCount, 'rule')} passed`;
    return html`
      <p class="sum ${wrong.length > 0 ? 'bad' : 'good'}" role="status">
        ${wrong.length > 0 ? icons.warning : icons.check}
        <span>${sum}${unsure > 0 ? `, and ${unsure} to check` : ''}.</span>
      </p>
      <ol>
        ${findings.map((finding) => this.#renderFinding(finding))}
      </ol>
    `;
  }

  protected override render(): TemplateResult {
    const { _result: result, _isRunning: isRunning, _problem: problem } = this;
    return html`
      <div class="top">
        <p class="says">
          What <a href="https://github.com/dequelabs/axe-core" target="_blank" rel="noopener">axe</a> finds in the
          element on the stage, in these colors, at this width and in this state. It finds about half of the possible
          problems: try the keyboard and a screen reader, too.
        </p>
        <button class="button" ?disabled=${isRunning || !this.active} @click=${() => this.#run()}>
          ${isRunning ? 'Checking…' : 'Check again'}
        </button>
      </div>
      ${problem ? html`<p class="says wrong" role="alert">The check failed: ${problem}</p>` : ''}
      ${result ? this.#renderResult(result) : html`<p class="says" role="status">Checking…</p>`}
    `;
  }
}

customElements.define('studio-accessibility', StudioAccessibility);
