import { html, type TemplateResult } from 'lit';
import { icons } from '../../base/ui/icons.ts';
import { localServiceUrl } from '../../base/local-service.ts';
import { dropdown, type Option, segments, valueOf } from '../../base/ui/fields.ts';
import { showCode } from '../code/code-lines.ts';
import { DEFAULT_SETTING } from '../../setting/setting.ts';
import { type Answer, printBody, readAnswer, sayAnswer } from './answer.ts';
import { postRequestUrl, sendPostRequest, writeCurl } from './sandbox.ts';
import { BY_ADDRESS, type Draft, EXAMPLE_DRAFT, isWatching, OPTIONS, watch, writeBody } from './draft.ts';
import { messageOf } from '../../base/ui/say.ts';
import { withState } from '../../base/ui/with-state.ts';
import colors from '../../base/ui/code.css?inline';
import lines from '../code/code-lines.css?inline';
import own from './studio-publish.css?inline';

/** A request, and its outcome. */
interface Exchange {
  readonly request: string;
  /** `undefined` until there is one. */
  readonly answer: Answer | undefined;
  /** Why there is no answer. */
  readonly problem: string;
}

/** Write a post, publish it in the sandbox, and see it arrive on the stage. */
class StudioPublish extends withState([colors, lines, own], {
  setting: DEFAULT_SETTING,
  _draft: EXAMPLE_DRAFT,
  _exchange: undefined as Exchange | undefined,
}) {
  #isSending = false;

  #write(changed: Partial<Draft>): void {
    this._draft = { ...this._draft, ...changed };
  }

  async #publish(event: Event): Promise<void> {
    event.preventDefault();
    if (this.#isSending) return; // a double click publishes once
    this.#isSending = true;
    const { feedId } = this._draft;
    const body = writeBody(this._draft, localServiceUrl(), new Date());
    const exchange: Exchange = { request: writeCurl(postRequestUrl(feedId), body), answer: undefined, problem: '' };
    this._exchange = exchange;
    try {
      this._exchange = { ...exchange, answer: await readAnswer(await sendPostRequest(feedId, body)) };
    } catch (reason) {
      this._exchange = { ...exchange, problem: `The studio’s server does not answer: ${messageOf(reason)}` };
    } finally {
      this.#isSending = false;
    }
  }

  #renderInput(name: 'pictureUrl' | 'buttonLabel' | 'buttonUrl', label: string, placeholder = ''): TemplateResult {
    return html`
      <div>
        <label for=${name}>${label}</label>
        <input
          id=${name}
          inputmode=${placeholder ? 'url' : 'text'}
          autocomplete="off"
          placeholder=${placeholder}
          .value=${this._draft[name]}
          @input=${(event: Event) => this.#write({ [name]: valueOf(event) })}
        />
      </div>
    `;
  }

  #renderDropdown(name: 'feedId' | 'picture', label: string, options: readonly Option[]): TemplateResult {
    return html`
      <div>
        <label for=${name}>${label}</label>
        ${dropdown({ name, legend: label, options, value: this._draft[name], onChange: (value) => this.#write({ [name]: value }) })}
      </div>
    `;
  }

  #renderForm(): TemplateResult {
    const { text, picture, moment } = this._draft;
    return html`
      <form aria-label="A new post" @submit=${this.#publish}>
        <div>
          <label for="text">Text</label>
          <textarea
            id="text"
            rows="2"
            required
            .value=${text}
            @input=${(event: Event) => this.#write({ text: valueOf(event) })}
          ></textarea>
        </div>
        <div class="pair">
          ${this.#renderDropdown('picture', 'Picture', OPTIONS.pictures)}
          ${this.#renderDropdown('feedId', 'Workspace', OPTIONS.workspaces)}
        </div>
        ${picture === BY_ADDRESS ? this.#renderInput('pictureUrl', 'Address of the picture', 'https://…') : ''}
        <div class="pair">
          ${this.#renderInput('buttonLabel', 'Button label')}
          ${this.#renderInput('buttonUrl', 'Button address', 'https://…')}
        </div>
        <div class="send">
          ${segments({
            name: 'moment',
            legend: 'When it appears',
            options: OPTIONS.moments,
            value: moment,
            onChange: (moment) => this.#write({ moment }),
          })}
          <button class="button primary">Publish</button>
        </div>
      </form>
    `;
  }

  #renderWatching(): TemplateResult {
    const { feedId } = this._draft;
    if (isWatching(this.setting, feedId))
      return html`<p class="says">
        The stage checks for new posts. Yours waits there behind the button for them.
      </p>`;
    return html`
      <p class="says">The stage does not check for new posts of <code>${feedId}</code>.</p>
      <button
        type="button"
        class="button"
        @click=${() => this.fire('setting-change', watch(this.setting, feedId))}
      >
        Watch for them on the stage
      </button>
    `;
  }

  #renderStatus(): TemplateResult | string {
    if (!this._exchange) return '';
    const { answer, problem } = this._exchange;
    if (!answer && !problem) return 'Sending…';
    const isGood = answer !== undefined && answer.status < 300;
    return html`<span class=${isGood ? 'good' : 'bad'}>
      ${isGood ? icons.check : icons.warning}<span>${answer ? sayAnswer(answer) : problem}</span>
    </span>`;
  }

  #renderExchange({ request, answer }: Exchange): TemplateResult {
    return html`
      <section class="block" aria-label="Request">
        <h3>Request</h3>
        ${showCode(request, 'sh')}
      </section>
      ${
        answer
          ? html`<section class="block" aria-label="Answer">
              <h3>
                Answer: ${answer.status}${
                  answer.retryAfter === undefined ? '' : html`, <code>Retry-After: ${answer.retryAfter}</code>`
                }
              </h3>
              ${showCode(printBody(answer), 'js')}
            </section>`
          : ''
      }
    `;
  }

  protected override render(): TemplateResult {
    return html`
      <div class="sides">
        ${this.#renderForm()}
        <div class="side">
          ${this.#renderWatching()}
          <p class="status" role="status">${this.#renderStatus()}</p>
          ${this._exchange ? this.#renderExchange(this._exchange) : ''}
          <p class="says">
            Posts go to <a href="${localServiceUrl()}/docs" target="_blank">the sandbox</a> on this machine, with the
            sandbox’s own key, which the studio’s server adds. The studio never asks for a real key: keys belong on
            servers, and a page would expose them to every visitor.
          </p>
        </div>
      </div>
    `;
  }
}

customElements.define('studio-publish', StudioPublish);
