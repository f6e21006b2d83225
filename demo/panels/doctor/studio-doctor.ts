import { html, type TemplateResult } from 'lit';
import { icons } from '../../base/ui/icons.ts';
import { count } from '../../base/ui/say.ts';
import { withState } from '../../base/ui/with-state.ts';
import code from '../../base/ui/code.css?inline';
import type { Finding } from '../../../src/index.ts';
import { showCode } from '../code/code-lines.ts';
import { AT_STAGE, lookAtStage } from '../stage/look-at-stage.ts';
import findings from '../../base/ui/findings.css?inline';
import codeLines from '../code/code-lines.css?inline';
import own from './studio-doctor.css?inline';

const renderFinding = ({ code, visitorsSee, cause, remedy, paste }: Finding): TemplateResult => html`
  <li class="wrong">
    <h3><a href="./guides/errors.html#${code.toLowerCase()}" target="_blank">${code}</a></h3>
    <dl>
      <dt>Visitors see</dt>
      <dd>${visitorsSee}</dd>
      <dt>Cause</dt>
      <dd>${cause}</dd>
      <dt>Remedy</dt>
      <dd>${remedy}</dd>
    </dl>
    ${paste ? showCode(paste, 'html') : ''}
  </li>
`;

/** The findings of the element on the stage about its own setup. */
class StudioDoctor extends withState([findings, code, codeLines, own], {
  ...AT_STAGE,
  _findings: undefined as readonly Finding[] | undefined,
}) {
  constructor() {
    super();
    lookAtStage(this, () => this.#run());
  }

  async #run(): Promise<void> {
    this._findings = await this.stage?.explain();
  }

  #renderFindings(findings: readonly Finding[]): TemplateResult {
    const isHealthy = findings.length === 0;
    const sum = isHealthy ? 'Nothing is wrong' : count(findings.length, 'finding');
    return html`
      <p class="sum ${isHealthy ? 'good' : 'bad'}" role="status">${isHealthy ? icons.check : icons.warning}<span>${sum}.</span></p>
      <ol>
        ${findings.map(renderFinding)}
      </ol>
    `;
  }

  protected override render(): TemplateResult {
    return html`
      <p class="says">
        The result of <code>explain()</code> for the element on the stage. On your own page,
        <a href="./guides/doctor.html" target="_blank"><code>?ws-debug</code></a> shows it for all elements.
      </p>
      ${this._findings ? this.#renderFindings(this._findings) : html`<p class="says" role="status">Examining…</p>`}
    `;
  }
}

customElements.define('studio-doctor', StudioDoctor);
