import { html, type TemplateResult } from 'lit';
import { FORMS } from '../../snippets/forms.ts';
import { manifest } from '../../base/manifest.ts';
import { say } from '../../base/ui/say.ts';
import { dropdown, valueOf } from '../../base/ui/fields.ts';
import { hasPictures, pictureChoice, themeChoice } from '../style/picture-choice.ts';
import '../style/studio-brand.ts';
import '../source/studio-service.ts';
import { DEFAULT_SETTING, DEFAULT_VIEW, findElement, type View, withEntry } from '../../setting/setting.ts';
import { withState } from '../../base/ui/with-state.ts';
import presets from '../style/picture-choice.css?inline';
import own from './studio-guide.css?inline';

const STEPS = ['Your posts', 'The look', 'The code'] as const;

/** The three steps of a first visit: where the posts come from, the look, and the code to paste. */
class StudioGuide extends withState([presets, own], {
  setting: DEFAULT_SETTING,
  view: DEFAULT_VIEW,
  isHeld: false,
  hasOwnSource: false,
  _step: 0,
}) {
  async #go(step: number): Promise<void> {
    this._step = step;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[aria-current=step]')?.focus();
  }

  #setAttribute(name: string, value: string): void {
    this.fire('setting-change', { attributes: withEntry(this.setting.attributes, name, value) });
  }

  #open(changed: Partial<View>): void {
    this.fire('view-change', changed);
  }

  #renderSource(): TemplateResult {
    const { setting } = this;
    const required = findElement(manifest, setting.tag).attributes.filter((one) => one.required);
    return html`
      <p class="says">The address of the service, and the id of your workspace there.</p>
      <studio-service .setting=${setting} .isHeld=${this.isHeld} .hasOwnSource=${this.hasOwnSource}></studio-service>
      ${required.map(
        ({ name, description }) => html`
          <label class="name mono" for=${name}>${name}</label>
          <input
            id=${name}
            spellcheck="false"
            autocomplete="off"
            .value=${setting.attributes[name] ?? ''}
            @change=${(event: Event) => this.#setAttribute(name, valueOf(event).trim())}
          />
          <p class="says">${say(description)}</p>
        `,
      )}
      <p>
        No service yet?
        <button class="link" @click=${() => this.#open({ tab: 'posts' })}>Write your own posts</button>
        or continue with the made-up ones.
      </p>
    `;
  }

  #renderLook(): TemplateResult {
    const { setting } = this;
    const drawn = findElement(manifest, setting.tag).attributes.filter(({ name }) => hasPictures(name));
    return html`
      ${drawn.map(({ name, values = [], default: fallback }) => {
        const legend = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        return html`<h3>${legend}</h3>
          ${pictureChoice(name, {
            name: `guide-${name}`,
            legend,
            options: values.map((value) => ({ value, label: value })),
            value: setting.attributes[name] || fallback,
            onChange: (value) => this.#setAttribute(name, value === fallback ? '' : value),
          })}`;
      })}
      <h3>Theme</h3>
      ${themeChoice(setting.preset, (preset) => this.fire('setting-change', { preset }))}
      <h3>Your brand</h3>
      <studio-brand .setting=${setting}></studio-brand>
      <p class="says">
        Everything else is under
        <button class="link" @click=${() => this.#open({ tab: 'attributes' })}>Attributes</button> and
        <button class="link" @click=${() => this.#open({ tab: 'style' })}>Style</button>.
      </p>
    `;
  }

  #renderCode(): TemplateResult {
    return html`
      <label class="name" for="form">What is your page made with?</label>
      ${dropdown({
        name: 'form',
        legend: 'What is your page made with?',
        options: FORMS.filter(({ id }) => id !== 'css').map(({ id, name }) => ({ value: id, label: name })),
        value: this.view.form,
        onChange: (form) => this.#open({ form, dock: 'code' }),
      })}
      <p class="says">The code is below the stage. Copy it, paste it into your page, and you are done.</p>
      <button class="button primary" @click=${() => this.#open({ dock: 'code' })}>Show the code</button>
    `;
  }

  #renderStep(): TemplateResult {
    if (this._step === 0) return this.#renderSource();
    return this._step === 1 ? this.#renderLook() : this.#renderCode();
  }

  protected override render(): TemplateResult {
    const { _step: step } = this;
    return html`
      <ol class="steps" aria-label="Three steps">
        ${STEPS.map(
          (title, index) => html`
            <li>
              <button
                aria-current=${index === step ? 'step' : 'false'}
                @click=${() => this.#go(index)}
              >
                <b>${index + 1}</b>${title}
              </button>
            </li>
          `,
        )}
      </ol>
      <section class="step" aria-label=${STEPS[step] ?? ''}>${this.#renderStep()}</section>
      <p class="ways">
        <button class="button" ?hidden=${step === 0} @click=${() => this.#go(step - 1)}>Back</button>
        <button
          class="button primary"
          ?hidden=${step === STEPS.length - 1}
          @click=${() => this.#go(step + 1)}
        >
          Next: ${STEPS[step + 1]?.toLowerCase()}
        </button>
      </p>
    `;
  }
}

customElements.define('studio-guide', StudioGuide);
