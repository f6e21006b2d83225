import { html, LitElement, type TemplateResult } from 'lit';
import type { SettingChangeEvent } from './change.ts';
import { check, chevron, link, mark, menu, undo } from './icons.ts';
import { Later } from './later.ts';
import { manifest } from './manifest.ts';
import { sanitiseSlots } from './sanitise-slots.ts';
import { say } from './say.ts';
import { normaliseSetting, readSetting, type Setting, writeSetting } from './setting.ts';
import { STORIES, type Story } from './stories.ts';
import type { StageReport } from './stage-window.ts';
import './studio-attributes.ts';
import './studio-code.ts';
import './studio-events.ts';
import type { LogEntry } from './studio-events.ts';
import './studio-parts.ts';
import './studio-records.ts';
import './studio-service.ts';
import './studio-slots.ts';
import './studio-stage.ts';
import './studio-stories.ts';
import { stylesOf } from './styles.ts';
import './studio-style.ts';
import './studio-tabs.ts';
import './studio-toolbar.ts';
import own from './studio-app.css?inline';

/** Browsers take an address only so often. */
const ADDRESS_MS = 250;
const COPIED_MS = 2000;
const LOG_MAX = 100;

const stories = STORIES.flatMap((group) => group.stories);
const [firstStory] = stories;

const findStory = (setting: Setting): Story | undefined => {
  const address = writeSetting(setting);
  return stories.find((story) => writeSetting(story.setting) === address);
};

const count = (...all: readonly object[]): number => all.flatMap((entries) => Object.keys(entries)).length;

/** The studio: keeps the setting, in the address and for all who show or change it. */
class StudioApp extends LitElement {
  static override styles = stylesOf(own);
  static override properties = {
    _setting: { state: true },
    _story: { state: true },
    _panel: { state: true },
    _dock: { state: true },
    _isDockLow: { state: true },
    _isInspecting: { state: true },
    _part: { state: true },
    _hoveredPart: { state: true },
    _log: { state: true },
    _values: { state: true },
    _isCopied: { state: true },
    _problem: { state: true },
  };

  declare _setting: Setting;
  /** The one that the visitor started from. */
  declare _story: Story | undefined;
  declare _panel: string;
  declare _dock: string;
  declare _isDockLow: boolean;
  declare _isInspecting: boolean;
  declare _part: string;
  declare _hoveredPart: string;
  declare _log: readonly LogEntry[];
  declare _values: Readonly<Record<string, unknown>>;
  declare _isCopied: boolean;
  declare _problem: string;

  readonly #address = new Later(ADDRESS_MS);
  readonly #copied = new Later(COPIED_MS);
  readonly #onPopState = (): void => this.#readAddress();

  constructor() {
    super();
    this._panel = 'attributes';
    this._dock = 'code';
    this._isDockLow = false;
    this._isInspecting = false;
    this._part = '';
    this._hoveredPart = '';
    this._log = [];
    this._values = {};
    this._isCopied = false;
    this._problem = '';
    this.#readAddress();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('popstate', this.#onPopState);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('popstate', this.#onPopState);
  }

  #readAddress(): void {
    const isBare = location.search.length <= 1 && firstStory;
    const setting = isBare ? firstStory.setting : readSetting(location.search, manifest);
    // Whoever sent the link may mean harm.
    this._setting = sanitiseSlots(setting);
    this._story = findStory(this._setting);
    this.#tellTitle();
  }

  #tellTitle(): void {
    const { title = `<${this._setting.tag}>` } = this._story ?? {};
    document.title = `${title.replaceAll('`', '')} · ws-widgets studio`;
  }

  #change(changed: Partial<Setting>): void {
    this._setting = normaliseSetting({ ...this._setting, ...changed }, manifest);
    this._problem = '';
    this.#address.do(() => history.replaceState(null, '', writeSetting(this._setting)));
  }

  #choose(story: Story): void {
    this.#address.flush();
    this._setting = story.setting;
    this._story = story;
    this._log = [];
    this._values = {};
    this._problem = '';
    history.pushState(null, '', writeSetting(story.setting));
    this.#tellTitle();
    const list = this.renderRoot.querySelector<HTMLElement>('#stories');
    if (list?.matches(':popover-open')) list.hidePopover();
  }

  #onReport(report: StageReport): void {
    switch (report.type) {
      case 'event':
        this.#tell(report.name, report.detail);
        break;
      case 'state':
        this._values = report.values;
        break;
      case 'pick':
        this._part = report.part;
        this._panel = 'parts';
        this._isInspecting = false;
        break;
      case 'leave':
        this._isInspecting = false;
        break;
      case 'problem':
        this._problem = report.message;
    }
  }

  #tell(name: string, detail: unknown): void {
    this._log = [{ at: new Date(), name, detail }, ...this._log].slice(0, LOG_MAX);
  }

  async #call(method: string): Promise<void> {
    const result = await this.renderRoot.querySelector('studio-stage')?.call(method);
    this.#tell(`${method}()`, result);
  }

  #toggleInspecting(): void {
    this._isInspecting = !this._isInspecting;
    if (this._isInspecting) this._panel = 'parts';
  }

  async #copyLink(): Promise<void> {
    this.#address.flush();
    await navigator.clipboard.writeText(new URL(writeSetting(this._setting), location.href).href);
    this._isCopied = true;
    this.#copied.do(() => (this._isCopied = false));
  }

  #renderHeader(): TemplateResult {
    return html`
      <header aria-label="ws-widgets studio">
        <button type="button" class="skip button primary" @click=${this.#skip}>Skip to the stage</button>
        <p class="brand">${mark}<span>ws-widgets <b>studio</b></span></p>
        <button type="button" class="button list" popovertarget="stories">${menu}Stories</button>
        <button type="button" class="button copy" @click=${this.#copyLink}>
          ${this._isCopied ? check : link}<span>${this._isCopied ? 'Copied' : 'Copy link'}</span>
        </button>
        <span class="unseen" role="status">${this._isCopied ? 'The link is copied.' : ''}</span>
      </header>
    `;
  }

  #skip(): void {
    this.renderRoot.querySelector<HTMLElement>('#stage')?.focus();
  }

  #renderHeading(): TemplateResult {
    const { _setting: setting, _story: story } = this;
    const isChanged = story && writeSetting(setting) !== writeSetting(story.setting);
    return html`
      <div class="heading">
        <h1>${say(story?.title ?? 'A look of your own')}</h1>
        <p class="note">${say(story?.note ?? 'As it was sent to you, by a link.')}</p>
        <button
          type="button"
          class="button quiet"
          style=${isChanged ? '' : 'visibility: hidden'}
          @click=${() => story && this.#change(story.setting)}
        >
          ${undo}Reset
        </button>
        <studio-records></studio-records>
      </div>
    `;
  }

  #renderInspector(): TemplateResult {
    const { _setting: setting } = this;
    const { attributes, properties, preset, parts, slots } = setting;
    const tabs = [
      { id: 'attributes', label: 'Attributes', count: count(attributes) },
      { id: 'style', label: 'Style', count: count(properties) + (preset ? 1 : 0) },
      { id: 'parts', label: 'Parts', count: count(parts) },
      { id: 'slots', label: 'Slots', count: count(slots) },
    ];
    const [post] = Array.isArray(this._values['posts']) ? (this._values['posts'] as unknown[]) : [];
    return html`
      <aside aria-label="Controls">
        <studio-tabs
          label="Controls"
          .tabs=${tabs}
          .selected=${this._panel}
          @tab-select=${({ detail }: CustomEvent<string>) => (this._panel = detail)}
        >
          <studio-attributes slot="attributes" .setting=${setting}></studio-attributes>
          <studio-style slot="style" .setting=${setting}></studio-style>
          <studio-parts
            slot="parts"
            .setting=${setting}
            .selected=${this._part}
            .inspecting=${this._isInspecting}
            @part-select=${({ detail }: CustomEvent<string>) => (this._part = detail)}
            @part-hover=${({ detail }: CustomEvent<string>) => (this._hoveredPart = detail)}
            @inspect-toggle=${this.#toggleInspecting}
          ></studio-parts>
          <studio-slots slot="slots" .setting=${setting} .post=${post}></studio-slots>
        </studio-tabs>
      </aside>
    `;
  }

  #renderDock(): TemplateResult {
    const tabs = [
      { id: 'code', label: 'Code' },
      { id: 'events', label: 'Events and methods', count: this._log.length },
    ];
    return html`
      <section class="dock" aria-label="Code and events">
        <studio-tabs
          label="Code and events"
          .tabs=${tabs}
          .selected=${this._dock}
          @tab-select=${({ detail }: CustomEvent<string>) => {
            this._dock = detail;
            this._isDockLow = false;
          }}
        >
          <studio-code slot="code" .setting=${this._setting}></studio-code>
          <studio-events
            slot="events"
            .setting=${this._setting}
            .values=${this._values}
            .log=${this._log}
            @method-call=${({ detail }: CustomEvent<string>) => this.#call(detail)}
            @log-clear=${() => (this._log = [])}
          ></studio-events>
        </studio-tabs>
        <button
          type="button"
          class="button quiet icon lower"
          aria-label=${this._isDockLow ? 'Show code and events' : 'Hide code and events'}
          aria-expanded=${!this._isDockLow}
          @click=${() => (this._isDockLow = !this._isDockLow)}
        >
          ${chevron}
        </button>
      </section>
    `;
  }

  protected override render(): TemplateResult {
    const { _setting: setting } = this;
    return html`
      ${this.#renderHeader()}
      <div
        class="body ${this._isDockLow ? 'low' : ''}"
        @setting-change=${({ detail }: SettingChangeEvent) => this.#change(detail)}
        @story-select=${({ detail }: CustomEvent<Story>) => this.#choose(detail)}
        @stage-report=${({ detail }: CustomEvent<StageReport>) => this.#onReport(detail)}
      >
        <div id="stories" class="stories" popover>
          <studio-stories .current=${this._story}></studio-stories>
        </div>
        <main aria-label="Studio">
          ${this.#renderHeading()}
          <studio-toolbar
            .stage=${setting.stage}
            .inspecting=${this._isInspecting}
            @inspect-toggle=${this.#toggleInspecting}
          ></studio-toolbar>
          <p class="problem" role="alert">${this._problem}</p>
          <studio-stage
            id="stage"
            tabindex="-1"
            .setting=${setting}
            .inspecting=${this._isInspecting}
            .outlined=${this._hoveredPart}
          ></studio-stage>
        </main>
        ${this.#renderDock()} ${this.#renderInspector()}
      </div>
    `;
  }
}

customElements.define('studio-app', StudioApp);
