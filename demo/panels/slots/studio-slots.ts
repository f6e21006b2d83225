import { html, type TemplateResult } from 'lit';
import type { Documented } from '../../../scripts/manifest/schema.ts';
import { isObject } from '../../../src/model/normalise-post.ts';
import { DEFAULT_SETTING, findElement, withEntry } from '../../setting/setting.ts';
import { field, valueOf } from '../../base/ui/fields.ts';
import { Later } from '../../base/later.ts';
import { manifest } from '../../base/manifest.ts';
import { sanitizeSlot } from '../../place/sanitize-slots.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-slots.css?inline';

/** A field of a post, with the path that templates use. */
interface PostField {
  readonly path: string;
  /** Its value in the post, as text. */
  readonly example: string;
}

const EXAMPLE_MAX = 80;

// Posts come from the realm of the stage, which has another `Date`.
const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

function pathsOf(value: unknown, path: string): PostField[] {
  if (isDate(value)) return [{ path, example: value.toISOString() }];
  if (Array.isArray(value)) return value.length > 0 ? pathsOf(value[0], `${path}.0`) : [];
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => pathsOf(one, `${path}.${key}`));
  return value === undefined ? [] : [{ path, example: String(value).slice(0, EXAMPLE_MAX) }];
}

/** The fields of a post, without those of `raw`, the item as it was sent. */
const fieldsOf = (post: unknown): PostField[] =>
  isObject(post) ? Object.entries(post).flatMap(([key, value]) => (key === 'raw' ? [] : pathsOf(value, key))) : [];

/** Markup that displays a field by its type: an image, a link, a heading, HTML or text. */
function markupFor({ path }: PostField): string {
  const [, media] = /^(media\.\d+)\.src$/.exec(path) ?? [];
  if (media) return `<img data-ws-src="${path}" data-ws-alt="${media}.alt">`;
  if (/(^|\.)(src|\w*ImageUrl)$/.test(path)) return `<img data-ws-src="${path}" alt="">`;
  if (/(^|\.)url$/.test(path)) return `<a data-ws-href="${path}">Open</a>`;
  if (path === 'text') return '<div data-ws-html="text"></div>';
  if (path === 'title') return '<h3 data-ws-if="title" data-ws-text="title"></h3>';
  return `<small data-ws-text="${path}"></small>`;
}

const TYPING_MS = 350;
const CARD = 'card';

const exampleOf = (slot: string, fields: readonly PostField[]): string => {
  if (slot === CARD) {
    const shown = fields.filter(({ path }) => ['media.0.src', 'title', 'text', 'publishedAt'].includes(path));
    return `<template>\n${shown.map((one) => `  ${markupFor(one)}`).join('\n')}\n</template>`;
  }
  return slot ? '<p>Your own words</p>' : '<p><a href="https://example.com/news">Read our news</a></p>';
};

/** An editor for each slot in the manifest; the one for the card's template offers the fields of a post. */
class StudioSlots extends withState([own], {
  setting: DEFAULT_SETTING,
  /** A post on the stage. */
  post: undefined as unknown,
}) {
  readonly #typing = new Later(TYPING_MS);

  #set(slot: string, written: string): void {
    this.fire('setting-change', { slots: withEntry(this.setting.slots, slot, written) });
  }

  #onInput(slot: string, event: Event): void {
    const written = valueOf(event);
    this.#typing.do(() => this.#set(slot, written));
  }

  /** Inserts a field at the cursor. */
  #insert(one: PostField): void {
    this.#typing.flush();
    const editor = this.renderRoot.querySelector<HTMLTextAreaElement>(`#slot-${CARD}`);
    if (!editor) return;
    if (!editor.value.trim()) {
      this.#set(CARD, `<template>\n  ${markupFor(one)}\n</template>`);
      return;
    }
    // If the editor never had the focus, the cursor is at its end, after the template.
    const isInside = editor.selectionStart > 0 && editor.selectionStart < editor.value.length;
    const at = isInside ? editor.selectionStart : Math.max(0, editor.value.lastIndexOf('</template>'));
    editor.setRangeText(`  ${markupFor(one)}\n`, at, isInside ? editor.selectionEnd : at, 'end');
    this.#set(CARD, editor.value);
    editor.focus();
  }

  #renderFields(): TemplateResult {
    return html`
      <div class="fields">
        <p class="says">The fields of a post: click one to insert it.</p>
        <ul class="chips">
          ${fieldsOf(this.post).map(
            (one) => html`
              <li>
                <button class="chip mono" title=${one.example} @click=${() => this.#insert(one)}>
                  ${one.path}
                </button>
              </li>
            `,
          )}
        </ul>
      </div>
    `;
  }

  #renderSlot({ name, description }: Documented): TemplateResult {
    const written = this.setting.slots[name] ?? '';
    const id = `slot-${name || 'fallback'}`;
    const isTrimmed = written !== '' && written.length > sanitizeSlot(written).length + written.length / 4;
    return field({
      id,
      name: name || 'fallback',
      description,
      isChanged: written !== '',
      onReset: () => this.#set(name, ''),
      control: html`
        ${name === CARD ? this.#renderFields() : ''}
        <textarea
          id=${id}
          rows=${written ? Math.min(12, written.split('\n').length + 1) : 2}
          spellcheck="false"
          autocomplete="off"
          .value=${written}
          @input=${(event: Event) => this.#onInput(name, event)}
          @change=${() => this.#typing.flush()}
        ></textarea>
        ${
          written
            ? ''
            : html`<button
              class="button quiet example"
              @click=${() => this.#set(name, exampleOf(name, fieldsOf(this.post)))}
            >
              Fill in an example
            </button>`
        }
        <p class="says wrong" role="status">
          ${isTrimmed ? 'Scripts, forms and styles are left out here.' : ''}
        </p>
      `,
    });
  }

  protected override render(): TemplateResult {
    const { slots } = findElement(manifest, this.setting.tag);
    return html`${
      slots.length > 0
        ? slots.map((slot) => this.#renderSlot(slot))
        : html`<p class="says">This element has no slots.</p>`
    }`;
  }
}

customElements.define('studio-slots', StudioSlots);
