import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUES } from '../../../src/content/languages/by-tag/catalogues.ts';
import { catalogueOf } from '../../../src/content/languages.ts';
import { directionOf } from '../../../src/content/direction.ts';
import { saveFile } from '../../base/save-file.ts';
import { say } from '../../base/ui/say.ts';
import { withState } from '../../base/ui/with-state.ts';
import type { Catalogue } from './judge-catalogue.ts';
import { readMeanings } from './read-meanings.ts';
import own from './studio-translate.css?inline';
import { ENGLISH, type Field, Translation } from './translation.ts';

const meanings = readMeanings(
  Object.values(
    import.meta.glob<string>('../../../src/content/languages/english/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
);

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The English name of a language; `undefined` if `tag` is not a language tag. */
function nameOf(tag: string): string | undefined {
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}

/** English and a language side by side: what is missing, what is wrong, and the file of the language. */
class StudioTranslate extends withState([own], {
  _translation: undefined as Translation | undefined,
  /** The keys of the messages that are displayed; `undefined` for all of them. */
  _onlyMissing: undefined as readonly string[] | undefined,
  _said: '',
}) {
  /** The translations that were changed here, by language: showing another one loses nothing. */
  readonly #drafts = new Map<string, Translation>();
  /** The languages whose changes were neither copied nor saved. */
  readonly #unsaved = new Set<string>();

  constructor() {
    super();
    addEventListener('beforeunload', (event) => this.#unsaved.size > 0 && event.preventDefault());
  }

  async #choose(tag: string): Promise<void> {
    if (!nameOf(tag)) {
      this._said = `“${tag}” is not a language tag. Write one such as sr, ca or pt-pt.`;
      return;
    }
    const language = catalogueOf(tag);
    const catalogue = await CATALOGUES[language]?.();
    this._translation =
      this.#drafts.get(language) ?? new Translation(language, (catalogue?.messages ?? {}) as Catalogue);
    this._onlyMissing = undefined;
    this._said = '';
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const tag = new FormData(event.currentTarget as HTMLFormElement).get('tag');
    void this.#choose(String(tag).trim());
  }

  async #copy({ file, language }: Translation): Promise<void> {
    await navigator.clipboard.writeText(file.text);
    this.#unsaved.delete(language);
    this._said = `Copied. Paste it into ${file.path}, then run npm run docs.`;
  }

  #save({ file, language }: Translation): void {
    this.#unsaved.delete(language);
    saveFile(file.path.replace(/.*\//, ''), file.text, 'text/plain');
    this._said = `Saved. Move it to ${file.path}, then run npm run docs.`;
  }

  #renderField(translation: Translation, field: Field, problemsId: string | typeof nothing): TemplateResult {
    const { key, category, text } = field;
    const label = category ? `${key}, ${category}` : key;
    const onInput = ({ currentTarget }: InputEvent): void => {
      const written = (currentTarget as HTMLTextAreaElement).value;
      this._translation = translation.with({ ...field, text: written });
      this.#drafts.set(translation.language, this._translation);
      this.#unsaved.add(translation.language);
    };
    return html`<label>
      ${category ? html`<span class="says">${category}</span>` : nothing}
      <textarea
        rows=${text.length > 60 ? 3 : 1}
        lang=${translation.language}
        dir=${directionOf(translation.language) ?? 'auto'}
        aria-label=${label}
        aria-invalid=${problemsId !== nothing}
        aria-describedby=${problemsId}
        .value=${text}
        @input=${onInput}
      ></textarea>
    </label>`;
  }

  #renderMessage(translation: Translation, key: string): TemplateResult {
    const message = ENGLISH[key] ?? '';
    const texts = typeof message === 'string' ? [message] : Object.values(message);
    const problems = translation.problemsOf(key);
    const problemsId = problems.length > 0 ? `problems-${key}` : nothing;
    return html`<li>
      <div>
        <p class="mono">${key}</p>
        ${texts.map((text) => html`<p class="english" lang="en">${text}</p>`)}
        <p class="says">${say(meanings[key] ?? '')}</p>
      </div>
      <div>
        ${translation.fieldsOf(key).map((field) => this.#renderField(translation, field, problemsId))}
        <ul id=${problemsId}>
          ${problems.map((problem) => html`<li class="wrong">It ${problem}.</li>`)}
        </ul>
      </div>
    </li>`;
  }

  #renderTranslation(translation: Translation): TemplateResult {
    const { language, missing } = translation;
    return html`
      <h2>${nameOf(language)}</h2>
      <p>${missing.length === 0 ? 'Nothing is missing.' : `${missing.length} missing: displayed in English.`}</p>
      <div class="actions">
        <button
          type="button"
          class="button"
          aria-pressed=${this._onlyMissing !== undefined}
          @click=${() => (this._onlyMissing = this._onlyMissing ? undefined : missing)}
        >
          Only missing messages
        </button>
        <button type="button" class="button primary" @click=${() => this.#copy(translation)}>Copy the file</button>
        <button type="button" class="button" @click=${() => this.#save(translation)}>Save the file</button>
      </div>
      <ul class="messages">
        ${(this._onlyMissing ?? Object.keys(ENGLISH)).map((key) => this.#renderMessage(translation, key))}
      </ul>
    `;
  }

  protected override render(): TemplateResult {
    return html`
      <main>
        <h1>Translate the elements</h1>
        <p class="says">
          English and the other language are side by side. Empty messages are displayed in English, and marked as English.
          Nothing is sent anywhere: copy the file into the project.
        </p>
        <form @submit=${this.#onSubmit}>
          <label>
            Language, such as <code>de</code> or <code>sr</code>
            <input name="tag" list="tags" required autocomplete="off" spellcheck="false" />
          </label>
          <datalist id="tags">
            ${Object.keys(CATALOGUES).map((tag) => html`<option value=${tag}>${nameOf(tag)}</option>`)}
          </datalist>
          <button type="submit" class="button primary">Show</button>
        </form>
        <p role="status">${this._said}</p>
        ${this._translation ? this.#renderTranslation(this._translation) : nothing}
      </main>
    `;
  }
}

customElements.define('studio-translate', StudioTranslate);
