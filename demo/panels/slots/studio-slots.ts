import { html, type TemplateResult } from 'lit';
import type { Documented } from '../../../scripts/manifest/schema.ts';
import { SettingChangeEvent, withEntry } from '../../setting/change.ts';
import { field, valueOf } from '../../base/ui/fields.ts';
import { Later } from '../../base/later.ts';
import { manifest } from '../../base/manifest.ts';
import { fieldsOf, markupFor, type PostField } from './post-fields.ts';
import { sanitizeSlot } from '../../place/sanitize-slots.ts';
import { DEFAULT_SETTING, findElement } from '../../setting/setting.ts';
import { stylesOf } from '../../base/ui/styles.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-slots.css?inline';

const TYPING_MS = 350;
const CARD = 'card';

const exampleOf = (slot: string, fields: readonly PostField[]): string => {
  if (slot === CARD) {
    const shown = fields.filter(({ path }) => ['media.0.src', 'title', 'text', 'publishedAt'].includes(path));
    return `<template>\n${shown.map((one) => `  ${markupFor(one)}`).join('\n')}\n</template>`;
  }
  return slot ? '<p>Your own words</p>' : '<p><a href="https://example.com/news">Read our news</a></p>';
};

/** An editor for each slot that the manifest names; for the card's template with the fields of a post at hand. */
class StudioSlots extends withState({
  setting: DEFAULT_SETTING,
  /** One that is on the stage. */
  post: undefined as unknown,
}) {
  static override styles = stylesOf(own);

  readonly #typing = new Later(TYPING_MS);

  #set(slot: string, written: string): void {
    this.dispatchEvent(new SettingChangeEvent({ slots: withEntry(this.setting.slots, slot, written) }));
  }

  #onInput(slot: string, event: Event): void {
    const written = valueOf(event);
    this.#typing.do(() => this.#set(slot, written));
  }

  /** Puts the field where the cursor is. */
  #insert(one: PostField): void {
    this.#typing.flush();
    const editor = this.renderRoot.querySelector<HTMLTextAreaElement>(`#slot-${CARD}`);
    if (!editor) return;
    if (!editor.value.trim()) {
      this.#set(CARD, `<template>\n  ${markupFor(one)}\n</template>`);
      return;
    }
    // Where the cursor was never in it, it stands at the end, behind the template.
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
                <button type="button" class="chip mono" title=${one.example} @click=${() => this.#insert(one)}>
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
              type="button"
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
