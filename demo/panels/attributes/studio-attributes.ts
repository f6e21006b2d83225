import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type Attribute, elementsOf } from '../../../scripts/manifest/schema.ts';
import { parseJson } from '../../../src/base/json.ts';
import {
  COPIES_MAX,
  DEFAULT_SETTING,
  DEFAULT_STAGE,
  findElement,
  type Stage,
  withEntry,
} from '../../setting/setting.ts';
import { controlOf, groupAttributes } from '../../setting/elements.ts';
import { check, dropdown, field, segments, valueOf } from '../../base/ui/fields.ts';
import { Later } from '../../base/later.ts';
import { manifest } from '../../base/manifest.ts';
import { EXAMPLE_POSTS, examplesOf } from '../../setting/stories/stories.ts';
import '../source/studio-service.ts';
import { say } from '../../base/ui/say.ts';
import { hasPictures, pictureChoice } from '../style/picture-choice.ts';
import presets from '../style/picture-choice.css?inline';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-attributes.css?inline';

const TYPING_MS = 350;
/** More options than this do not fit side by side. */
const SEGMENTS_MAX = 3;

/** A control for each attribute that the manifest names. */
class StudioAttributes extends withState([presets, own], {
  setting: DEFAULT_SETTING,
  isHeld: false,
  hasOwnSource: false,
  _wanted: '',
}) {
  readonly #typing = new Later(TYPING_MS);

  #set(name: string, value: string | undefined): void {
    this.fire('setting-change', { attributes: withEntry(this.setting.attributes, name, value) });
  }

  /** Text is applied only when typing stops, because each value may send a request. */
  #onInput(name: string, event: Event): void {
    const value = valueOf(event);
    this.#typing.do(() => this.#set(name, value));
  }

  #renderWords(name: string, values: readonly string[], written: string): TemplateResult {
    const words = new Set(written.match(/\S+/g));
    const toggle = (word: string): void => {
      if (!words.delete(word)) words.add(word);
      this.#set(name, values.filter((one) => words.has(one)).join(' '));
    };
    return html`
      <fieldset class="chips">
        <legend class="unseen">${name}</legend>
        ${values.map((word) => check(word, words.has(word), () => toggle(word)))}
      </fieldset>
    `;
  }

  /** Examples are ids of the local service, so there are none for other services. */
  #renderExamples(name: string): TemplateResult {
    const examples = this.setting.baseUrl ? [] : examplesOf(name);
    return html`<datalist id="examples-${name}">
      ${examples.map((example) => html`<option value=${example}></option>`)}
    </datalist>`;
  }

  #renderControl(attribute: Attribute, written: string): TemplateResult {
    const { name, default: fallback } = attribute;
    const control = controlOf(attribute);
    const onChange = (value: string): void => this.#set(name, value === fallback ? '' : value);
    switch (control.kind) {
      case 'words':
        return this.#renderWords(name, control.values, written);
      case 'choice': {
        const options = control.values.map((value) => ({ value, label: value }));
        const choice = { name, legend: name, options, value: written || fallback, onChange };
        if (hasPictures(name)) return pictureChoice(name, choice);
        return options.length > SEGMENTS_MAX ? dropdown(choice) : segments(choice);
      }
      case 'flag': {
        const isOn = this.setting.attributes[name] !== undefined;
        return check(name, isOn, () => this.#set(name, isOn ? undefined : ''));
      }
      case 'json':
        return html`<textarea
            id=${name}
            rows="2"
            spellcheck="false"
            placeholder="{}"
            .value=${written}
            @input=${(event: Event) => this.#onInput(name, event)}
            @change=${() => this.#typing.flush()}
          ></textarea>
          ${written && parseJson(written) === undefined ? html`<p class="says wrong" role="status">This is not JSON yet.</p>` : ''}`;
      default:
        return html`<input
          id=${name}
          type=${control.kind}
          min=${control.kind === 'number' ? control.min : ''}
          max=${control.kind === 'number' ? (control.max ?? '') : ''}
          spellcheck="false"
          autocomplete="off"
          placeholder=${fallback === 'Infinity' ? 'all' : fallback}
          list=${control.kind === 'text' ? `examples-${name}` : nothing}
          .value=${written}
          @input=${(event: Event) => this.#onInput(name, event)}
          @change=${() => this.#typing.flush()}
        />${control.kind === 'text' ? this.#renderExamples(name) : ''}`;
    }
  }

  #renderAttribute(attribute: Attribute): TemplateResult {
    const { name, description } = attribute;
    const written = this.setting.attributes[name] ?? '';
    const hasOneControl = !['words', 'choice', 'flag'].includes(controlOf(attribute).kind);
    return field({
      ...(hasOneControl && { id: name }),
      name,
      description,
      isChanged: this.setting.attributes[name] !== undefined,
      onReset: () => this.#set(name, undefined),
      control: this.#renderControl(attribute, written),
    });
  }

  /** Fields that are not attributes: how many elements there are, and the post of a card. */
  #renderStageFields(): TemplateResult {
    const { stage, tag } = this.setting;
    const { copies, post } = stage;
    const set = (changed: Partial<Stage>): void => this.fire('setting-change', { stage: { ...stage, ...changed } });
    const stageField = (id: 'post' | 'copies', name: string, description: string, control: TemplateResult) =>
      field({
        id,
        name,
        description,
        isChanged: stage[id] !== DEFAULT_STAGE[id],
        onReset: () => set({ [id]: DEFAULT_STAGE[id] }),
        control,
      });
    const isKnown = EXAMPLE_POSTS.some(({ value }) => value === post);
    const posts = dropdown({
      name: 'post',
      legend: 'post',
      options: isKnown ? EXAMPLE_POSTS : [...EXAMPLE_POSTS, { value: post, label: post }],
      value: post,
      onChange: (value) => set({ post: value }),
    });
    const number = html`<input
      id="copies"
      type="number"
      min="1"
      max=${COPIES_MAX}
      .value=${String(copies)}
      @change=${(event: Event) => {
        const written = Math.round(Number(valueOf(event))) || DEFAULT_STAGE.copies;
        set({ copies: Math.min(COPIES_MAX, Math.max(1, written)) });
      }}
    />`;
    const takesPost = findElement(manifest, tag).attributes.length === 0;
    return html`<section class="group stage">
      <h3>On the stage</h3>
      ${takesPost ? stageField('post', 'post', 'The post that a script of the page sets.', posts) : ''}
      ${stageField('copies', 'how many', 'Elements on the page. They share identical requests.', number)}
    </section>`;
  }

  protected override render(): TemplateResult {
    const { setting } = this;
    const elements = elementsOf(manifest);
    const element = findElement(manifest, setting.tag);
    const wanted = this._wanted.trim().toLowerCase();
    const groups = groupAttributes(element, ({ name, description }) =>
      `${name} ${description}`.toLowerCase().includes(wanted),
    );
    return html`
      <div class="element">
        <label class="name" for="element">Element</label>
        ${dropdown({
          name: 'element',
          legend: 'Element',
          options: elements.map(({ tagName }) => ({ value: tagName, label: `<${tagName}>` })),
          value: setting.tag,
          onChange: (tag) => this.fire('setting-change', { tag }),
        })}
        <p class="says">${say(element.description)}</p>
      </div>
      ${
        element.attributes.some(({ name }) => name === 'base-url')
          ? html`<studio-service
              .setting=${setting}
              .isHeld=${this.isHeld}
              .hasOwnSource=${this.hasOwnSource}
            ></studio-service>`
          : ''
      }
      ${
        element.attributes.length > 0
          ? html`<input
              type="search"
              aria-label="Find an attribute"
              placeholder="Find an attribute"
              .value=${this._wanted}
              @input=${(event: Event) => (this._wanted = valueOf(event))}
            />`
          : ''
      }
      ${groups.map(
        ({ title, attributes }) => html`
          <section class="group">
            <h3>${title}</h3>
            ${repeat(
              attributes,
              ({ name }) => name,
              (attribute) => this.#renderAttribute(attribute),
            )}
          </section>
        `,
      )}
      <p class="says" role="status">${groups.length > 0 || !wanted ? '' : 'No attributes found.'}</p>
      ${this.#renderStageFields()}
    `;
  }
}

customElements.define('studio-attributes', StudioAttributes);
