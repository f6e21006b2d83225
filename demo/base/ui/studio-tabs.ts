import { html, type PropertyValues, type TemplateResult } from 'lit';
import { withState } from './with-state.ts';
import own from './studio-tabs.css?inline';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Displayed beside the label if it is not 0. */
  readonly count?: number;
}

/**
 * Tabs over panels: each child with `slot="<id>"` is the panel of its tab. Fires `tab-select`. With the
 * attribute `collapsed`, only the tabs are visible, because there is hardly any height.
 */
class StudioTabs extends withState([own], { tabs: [] as readonly Tab[], selected: '', label: '' }) {
  #select(id: string): void {
    this.dispatchEvent(new CustomEvent('tab-select', { detail: id }));
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The tabs may not all fit. Only their list is scrolled, not what is around it: a closed panel must not move.
    if (!changed.has('selected')) return;
    const list = this.renderRoot.querySelector('.list');
    const tab = this.renderRoot.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const room = list?.getBoundingClientRect();
    if (!list || !tab || !room) return;
    if (tab.left < room.left) list.scrollLeft -= room.left - tab.left;
    else if (tab.right > room.right) list.scrollLeft += tab.right - room.right;
  }

  async #onKey(event: KeyboardEvent): Promise<void> {
    const { tabs } = this;
    const index = tabs.findIndex(({ id }) => id === this.selected);
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: tabs.length - 1 - index }[event.key];
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    this.#select(next.id);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  protected override render(): TemplateResult {
    const { tabs, selected, label } = this;
    return html`
      <div class="list" role="tablist" aria-label=${label} @keydown=${this.#onKey}>
        ${tabs.map(
          ({ id, label, count }) => html`
            <button
              role="tab"
              id="tab-${id}"
              aria-controls="panel"
              aria-selected=${id === selected}
              tabindex=${id === selected ? 0 : -1}
              @click=${() => this.#select(id)}
            >
              ${label}${count ? html` <span class="count">${count}</span>` : ''}
            </button>
          `,
        )}
      </div>
      <div class="panel" role="tabpanel" id="panel" aria-labelledby="tab-${selected}" tabindex="0">
        <slot name=${selected}></slot>
      </div>
    `;
  }
}

customElements.define('studio-tabs', StudioTabs);
