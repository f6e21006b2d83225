import { html, type TemplateResult } from 'lit';
import { valueOf } from '../../base/ui/fields.ts';
import type { FoundSection, Section } from './find-sections.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './guide-search.css?inline';

type Search = (wanted: string) => FoundSection[];

/** The index is as large as all guides together, so it is loaded only when somebody is about to search. */
async function loadSearch(): Promise<Search> {
  const [{ makeSearch }, { sections }] = await Promise.all([
    import('./find-sections.ts'),
    import('virtual:guide-sections'),
  ]);
  return makeSearch(sections as readonly Section[]);
}

/**
 * A search of all guides. Its results replace the list of guides.
 *
 * @slot - The list of the guides.
 */
class GuideSearch extends withState([own], {
  _wanted: '',
  _search: undefined as Search | undefined,
}) {
  async #load(): Promise<void> {
    this._search ??= await loadSearch();
  }

  #onInput(event: Event): void {
    this._wanted = valueOf(event).trim();
    void this.#load();
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>('.found a')?.click();
  }

  #renderFound({ href, guide, title, excerpt }: FoundSection): TemplateResult {
    return html`
      <li>
        <a href=${href}>
          <b>${title}</b>${title === guide ? '' : html` <span class="guide">${guide}</span>`}
          <span class="excerpt">${excerpt.map((piece, i) => (i % 2 ? html`<mark>${piece}</mark>` : piece))}</span>
        </a>
      </li>
    `;
  }

  #renderStatus(found: readonly FoundSection[]): string {
    if (!this._wanted || !this._search) return '';
    return found.length === 0 ? 'Nothing found.' : `Found: ${found.length}`;
  }

  protected override render(): TemplateResult {
    const found = this._wanted && this._search ? this._search(this._wanted) : [];
    return html`
      <form class="find" role="search" aria-label="Guides" @submit=${this.#onSubmit}>
        <input
          type="search"
          aria-label="Search the guides"
          placeholder="Search the guides"
          autocomplete="off"
          .value=${this._wanted}
          @focus=${this.#load}
          @input=${this.#onInput}
        />
      </form>
      <p class="status" role="status">${this.#renderStatus(found)}</p>
      ${
        this._wanted
          ? html`<ul class="found">
              ${found.map((one) => this.#renderFound(one))}
            </ul>`
          : html`<slot></slot>`
      }
    `;
  }
}

customElements.define('guide-search', GuideSearch);
