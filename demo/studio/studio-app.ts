import { html, LitElement, type TemplateResult } from 'lit';
import type { SettingChangeEvent } from './change.ts';
import { mark, menu, undo } from './icons.ts';
import { Later } from './later.ts';
import { manifest } from './manifest.ts';
import { sanitiseSlots } from './sanitise-slots.ts';
import { say } from './say.ts';
import { normaliseSetting, readSetting, type Setting, writeSetting } from './setting.ts';
import { STORIES, type Story } from './stories.ts';
import type { StageReport } from './stage-window.ts';
import './studio-controls.ts';
import './studio-dock.ts';
import type { LogEntry } from './studio-events.ts';
import './studio-share.ts';
import './studio-records.ts';
import './studio-stage.ts';
import './studio-stories.ts';
import { stylesOf } from './styles.ts';
import './studio-toolbar.ts';
import own from './studio-app.css?inline';

/** Browsers take an address only so often. */
const ADDRESS_MS = 250;
const LOG_MAX = 100;

const stories = STORIES.flatMap((group) => group.stories);
const [firstStory] = stories;

const findStory = (setting: Setting): Story | undefined => {
  const address = writeSetting(setting);
  return stories.find((story) => writeSetting(story.setting) === address);
};

/** The studio: keeps the setting, in the address and for all who show or change it. */
class StudioApp extends LitElement {
  static override styles = stylesOf(own);
  static override properties = {
    _setting: { state: true },
    _story: { state: true },
    _isDockLow: { state: true },
    _isInspecting: { state: true },
    _part: { state: true },
    _hoveredPart: { state: true },
    _log: { state: true },
    _values: { state: true },
    _problem: { state: true },
  };

  declare _setting: Setting;
  /** The one that the visitor started from. */
  declare _story: Story | undefined;
  declare _isDockLow: boolean;
  declare _isInspecting: boolean;
  declare _part: string;
  declare _hoveredPart: string;
  declare _log: readonly LogEntry[];
  declare _values: Readonly<Record<string, unknown>>;
  declare _problem: string;

  readonly #address = new Later(ADDRESS_MS);
  readonly #onPopState = (): void => this.#readAddress();

  constructor() {
    super();
    this._isDockLow = false;
    this._isInspecting = false;
    this._part = '';
    this._hoveredPart = '';
    this._log = [];
    this._values = {};
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
  }

  #renderHeader(): TemplateResult {
    return html`
      <header aria-label="ws-widgets studio">
        <button type="button" class="skip button primary" @click=${this.#skip}>Skip to the stage</button>
        <p class="brand">${mark}<span>ws-widgets <b>studio</b></span></p>
        <button type="button" class="button list" popovertarget="stories">${menu}Stories</button>
        <studio-share .setting=${this._setting}></studio-share>
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

  protected override render(): TemplateResult {
    const { _setting: setting } = this;
    const { posts } = this._values;
    const [post] = Array.isArray(posts) ? (posts as unknown[]) : [];
    return html`
      ${this.#renderHeader()}
      <div
        class="body ${this._isDockLow ? 'low' : ''}"
        @setting-change=${({ detail }: SettingChangeEvent) => this.#change(detail)}
        @story-select=${({ detail }: CustomEvent<Story>) => this.#choose(detail)}
        @stage-report=${({ detail }: CustomEvent<StageReport>) => this.#onReport(detail)}
        @inspect-toggle=${this.#toggleInspecting}
        @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && (this._isInspecting = false)}
        @part-select=${({ detail }: CustomEvent<string>) => (this._part = detail)}
        @part-hover=${({ detail }: CustomEvent<string>) => (this._hoveredPart = detail)}
        @method-call=${({ detail }: CustomEvent<string>) => this.#call(detail)}
        @log-clear=${() => (this._log = [])}
      >
        <div id="stories" class="stories" popover>
          <studio-stories .current=${this._story}></studio-stories>
        </div>
        <main aria-label="Studio">
          ${this.#renderHeading()}
          <studio-toolbar
            .stage=${setting.stage}
            .inspecting=${this._isInspecting}
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
        <section class="dock" aria-label="Code and events">
          <studio-dock
            .setting=${setting}
            .values=${this._values}
            .log=${this._log}
            .low=${this._isDockLow}
            @low-toggle=${() => (this._isDockLow = !this._isDockLow)}
          ></studio-dock>
        </section>
        <aside aria-label="Controls">
          <studio-controls
            .setting=${setting}
            .post=${post}
            .selectedPart=${this._part}
            .inspecting=${this._isInspecting}
          ></studio-controls>
        </aside>
      </div>
    `;
  }
}

customElements.define('studio-app', StudioApp);
