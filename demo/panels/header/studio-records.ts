import { html, nothing, type TemplateResult } from 'lit';
import { hasRecords, isRecorded } from '../../service/recorded/recorded-service.ts';
import { icons } from '../../base/ui/icons.ts';
import { localServiceUrl } from '../../base/local-service.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-records.css?inline';

/** Says whether the posts of the stories are recorded. Only static builds have recorded posts. */
class StudioRecords extends withState([own], {
  /** `undefined` until the service has answered; the line has its space from the start. */
  _isRecorded: undefined as boolean | undefined,
}) {
  constructor() {
    super();
    void isRecorded().then((is) => (this._isRecorded = is));
  }

  get #words(): string {
    if (this._isRecorded === undefined) return 'Asking the service…';
    return this._isRecorded
      ? 'No service answers: these are recorded posts.'
      : `These posts come from ${new URL(localServiceUrl()).host}.`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!hasRecords()) return nothing;
    return html`<p role="status" class=${this._isRecorded ? 'recorded' : ''}>
      ${this._isRecorded ? icons.warning : icons.check}<span>${this.#words}</span>
    </p>`;
  }
}

customElements.define('studio-records', StudioRecords);
