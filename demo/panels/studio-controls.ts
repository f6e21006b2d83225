import { html, LitElement, type TemplateResult } from 'lit';
import '../base/ui/studio-tabs.ts';
import './guide/studio-guide.ts';
import { DEFAULT_VIEW, type View, ViewChangeEvent } from '../setting/change.ts';
import './posts/studio-posts.ts';
import { DEFAULT_SETTING } from '../setting/setting.ts';
import { withState } from '../base/ui/with-state.ts';
import './attributes/studio-attributes.ts';
import './slots/studio-parts.ts';
import './slots/studio-slots.ts';
import './style/studio-style.ts';
import own from './studio-controls.css?inline';

const count = (...all: readonly object[]): number => all.flatMap((entries) => Object.keys(entries)).length;

/** All that can be set on the element, by kind. Fires `view-change`. */
class StudioControls extends withState([own], {
  setting: DEFAULT_SETTING,
  view: DEFAULT_VIEW,
  /** One that is on the stage. */
  post: undefined as unknown,
  /** Whether the posts are not those of the story. */
  hasOwnSource: false,
  /** Whether what would be requested is not allowed yet. */
  isHeld: false,
  selectedPart: '',
  inspecting: false,
}) {
  /** Shows the control of this name on the panel that is open, and moves the focus there. */
  async show(name: string): Promise<void> {
    await this.updateComplete;
    const panel = this.renderRoot.querySelector(`[slot=${this.view.tab}]`);
    if (!(panel instanceof LitElement)) return;
    await panel.updateComplete;
    const found = panel.renderRoot.querySelector(`[data-name="${CSS.escape(name)}"]`);
    const control = found?.querySelector<HTMLElement>('.set :is(input, select, textarea, button)') ?? found;
    found?.scrollIntoView({ block: 'center' });
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }

  /** The one that is open: others would check what they are not seen to say. */
  #renderPanel(): TemplateResult {
    const { setting, view, isHeld, hasOwnSource } = this;
    switch (view.tab) {
      case 'guide':
        return html`<studio-guide
          slot="guide"
          .setting=${setting}
          .view=${view}
          .isHeld=${isHeld}
          .hasOwnSource=${hasOwnSource}
        ></studio-guide>`;
      case 'attributes':
        return html`<studio-attributes
          slot="attributes"
          .setting=${setting}
          .isHeld=${isHeld}
          .hasOwnSource=${hasOwnSource}
        ></studio-attributes>`;
      case 'style':
        return html`<studio-style slot="style" .setting=${setting}></studio-style>`;
      case 'parts':
        return html`<studio-parts
          slot="parts"
          .setting=${setting}
          .selected=${this.selectedPart}
          .inspecting=${this.inspecting}
        ></studio-parts>`;
      case 'slots':
        return html`<studio-slots slot="slots" .setting=${setting} .post=${this.post}></studio-slots>`;
      case 'posts':
        return html`<studio-posts slot="posts" .posts=${setting.posts}></studio-posts>`;
    }
  }

  protected override render(): TemplateResult {
    const { attributes, properties, preset, parts, slots, posts } = this.setting;
    const tabs = [
      { id: 'guide', label: 'Guide' },
      { id: 'attributes', label: 'Attributes', count: count(attributes) },
      { id: 'style', label: 'Style', count: count(properties) + (preset ? 1 : 0) },
      { id: 'parts', label: 'Parts', count: count(parts) },
      { id: 'slots', label: 'Slots', count: count(slots) },
      { id: 'posts', label: 'Posts', count: posts.length },
    ];
    return html`
      <studio-tabs
        .label=${'Controls'}
        .tabs=${tabs}
        .selected=${this.view.tab}
        @tab-select=${({ detail }: CustomEvent<View['tab']>) => this.dispatchEvent(new ViewChangeEvent({ tab: detail }))}
      >
        ${this.#renderPanel()}
      </studio-tabs>
    `;
  }
}

customElements.define('studio-controls', StudioControls);

declare global {
  interface HTMLElementTagNameMap {
    'studio-controls': StudioControls;
  }
}
