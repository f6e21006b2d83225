import { html, LitElement, type TemplateResult } from 'lit';
import { stylesOf } from '../base/ui/styles.ts';
import '../base/ui/studio-tabs.ts';
import './guide/studio-guide.ts';
import { DEFAULT_VIEW, type View } from '../setting/view.ts';
import './posts/studio-posts.ts';
import { ViewChangeEvent } from '../setting/change.ts';
import { DEFAULT_SETTING, type Setting } from '../setting/setting.ts';
import './attributes/studio-attributes.ts';
import './slots/studio-parts.ts';
import './slots/studio-slots.ts';
import './style/studio-style.ts';
import own from './studio-controls.css?inline';

const count = (...all: readonly object[]): number => all.flatMap((entries) => Object.keys(entries)).length;

/** All that can be set on the element, by kind. Fires `view-change`. */
class StudioControls extends LitElement {
  static override styles = stylesOf(own);
  static override properties = {
    setting: { attribute: false },
    view: { attribute: false },
    post: { attribute: false },
    hasOwnSource: { attribute: false },
    isHeld: { attribute: false },
    selectedPart: {},
    inspecting: { type: Boolean },
  };

  declare setting: Setting;
  declare view: View;
  /** One that is on the stage. */
  declare post: unknown;
  /** Whether the posts are not those of the story. */
  declare hasOwnSource: boolean;
  /** Whether nobody allowed yet what would be requested. */
  declare isHeld: boolean;
  declare selectedPart: string;
  declare inspecting: boolean;

  constructor() {
    super();
    this.setting = DEFAULT_SETTING;
    this.view = DEFAULT_VIEW;
    this.post = undefined;
    this.hasOwnSource = false;
    this.isHeld = false;
    this.selectedPart = '';
    this.inspecting = false;
  }

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
        label="Controls"
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
