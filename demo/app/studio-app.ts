import { html, LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { styleMap } from 'lit/directives/style-map.js';
import { icons, mark } from '../base/ui/icons.ts';
import { say } from '../base/ui/say.ts';
import '../panels/consent/studio-consent.ts';
import '../panels/stage/studio-splitter.ts';
import '../panels/header/studio-records.ts';
import '../panels/header/studio-share.ts';
import '../panels/header/studio-stage-buttons.ts';
import '../panels/list/studio-stories.ts';
import type { FoundControl } from '../panels/list/studio-stories.ts';
import type { Setting, View } from '../setting/setting.ts';
import { writeAddress } from '../place/address.ts';
import { PlaceController } from '../place/place-controller.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { readUndoKey } from './undo-keys.ts';
import { renderControls } from './render-controls.ts';
import { renderDock } from './render-dock.ts';
import { StageReports } from './stage-reports.ts';
import type { StageReport } from '../stage/stage-window.ts';
import '../panels/stage/studio-stage.ts';
import '../panels/stage/studio-toolbar.ts';
import type { Story } from '../setting/stories/tell.ts';
import { withState } from '../base/ui/with-state.ts';
import brand from '../base/ui/brand.css?inline';
import header from './site-header.css?inline';
import own from './studio-app.css?inline';

const DOCK = { minPx: 160, maxShare: 0.4, defaultPx: 340 } as const;
const DOCK_STORED = 'dock-height';
/** The height in pixels that the stage keeps, however high the dock is. */
const STAGE_PX = 320;

/** The studio: displays the setting, and listens for changes. */
class StudioApp extends withState([brand, header, own], {
  _dockPx: Number(readStored(DOCK_STORED)) || Math.round(Math.min(DOCK.defaultPx, DOCK.maxShare * innerHeight)),
}) {
  readonly #place = new PlaceController(this);
  readonly #reports = new StageReports(this);

  /** Listens for keys on the whole page, because a page has only one studio. */
  protected override firstUpdated(): void {
    addEventListener('keydown', (event) => {
      const way = readUndoKey(event);
      if (way) event.preventDefault();
      if (way) this.#place.history[way]();
    });
  }

  protected override updated(): void {
    const { story, setting } = this.#place;
    document.title = `${(story?.title ?? `<${setting.tag}>`).replaceAll('`', '')} · ws-widgets studio`;
  }

  #choose(story: Story): void {
    this.#place.choose(story);
    this.#reports.clear();
    this.#closeStories();
  }

  async #call(method: string): Promise<void> {
    const { stage } = this.#reports;
    const result = this.#place.held ? undefined : await stage?.call(method);
    this.#reports.tell(`${method}()`, result);
  }

  #open(changed: Partial<View>): void {
    this.#place.open(changed);
    const dock = this.renderRoot.querySelector('.dock');
    // In a narrow window the dock is below everything else: nobody would see it open.
    if (changed.dock && dock && dock.getBoundingClientRect().top > innerHeight) dock.scrollIntoView();
  }

  #toggleInspecting(): void {
    const isInspecting = !this.#reports.isInspecting;
    this.#reports.set({ isInspecting });
    if (isInspecting) this.#place.open({ tab: 'parts' });
  }

  /** Opens the panel of a control, and moves the focus there. */
  async #showControl({ tab, kind, name }: FoundControl): Promise<void> {
    this.#closeStories();
    this.#place.open({ tab });
    if (kind === 'part') this.#reports.set({ part: name });
    await this.updateComplete;
    const panel = this.renderRoot.querySelector(`aside [slot=${tab}]`);
    if (!(panel instanceof LitElement)) return;
    await panel.updateComplete;
    const found = panel.renderRoot.querySelector(`[data-name="${CSS.escape(name)}"]`);
    const control = found?.querySelector<HTMLElement>('.set :is(input, select, textarea, button)') ?? found;
    found?.scrollIntoView({ block: 'center' });
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }

  /** Closes the list of stories if it is a popover, because it would cover the page. */
  #closeStories(): void {
    const list = this.renderRoot.querySelector<HTMLElement>('#stories');
    if (list?.matches(':popover-open')) list.hidePopover();
  }

  #split(heightPx: number): void {
    this._dockPx = heightPx;
    writeStored(DOCK_STORED, String(heightPx));
    if (!this.#place.view.dock) this.#place.open({ dock: 'code' });
  }

  #toggleDock(): void {
    this.#place.open({ dock: this.#place.view.dock ? '' : 'code' });
  }

  #skip(): void {
    this.renderRoot.querySelector<HTMLElement>('#stage')?.focus();
  }

  #renderWay(label: 'Undo' | 'Redo', keys: string): TemplateResult {
    const { history } = this.#place;
    const way = label === 'Undo' ? 'undo' : 'redo';
    return html`<button
      class="button quiet icon"
      aria-label=${label}
      title="${label} (${keys})"
      ?disabled=${!history[`can${label}`]}
      @click=${() => history[way]()}
    >
      ${icons[way]}
    </button>`;
  }

  #renderHeader(): TemplateResult {
    const place = this.#place;
    return html`
      <header aria-label="ws-widgets studio">
        <button class="skip button primary" @click=${this.#skip}>Skip to the stage</button>
        <p class="brand">${mark}<span>ws-widgets <b>studio</b></span></p>
        ${this.#renderWay('Undo', 'Ctrl+Z, or Back')} ${this.#renderWay('Redo', 'Ctrl+Shift+Z, or Forward')}
        <button class="button list" popovertarget="stories">${icons.menu}Stories</button>
        <a class="button quiet guides" href="./guides/index.html">Guides</a>
        <studio-share .setting=${place.setting} .view=${place.view}></studio-share>
      </header>
    `;
  }

  get #note(): string {
    const { story, hasWaitingSource, hidesLook, isLookKept } = this.#place;
    return [
      story?.note ?? 'Opened from a link.',
      ...(hasWaitingSource ? ['Your own posts are back with the next story.'] : []),
      ...(hidesLook ? ['Your own look replaces the story’s until you reset it.'] : []),
      ...(isLookKept ? [] : ['This browser stores nothing for this page: your look is lost when you close the tab.']),
    ].join(' ');
  }

  #renderHeading(): TemplateResult {
    const place = this.#place;
    return html`
      <div class="heading">
        <h1>${say(place.story?.title ?? 'A look of your own')}</h1>
        <p class="note">${say(this.#note)}</p>
        <div class="actions">
          <button
            class="button quiet"
            style=${place.isChanged ? '' : 'visibility: hidden'}
            title="Back to the story as it was, and to its look"
            @click=${() => place.reset()}
          >
            Reset
          </button>
          <studio-stage-buttons
            .setting=${place.setting}
            .view=${place.view}
            .inspecting=${this.#reports.isInspecting}
            .full=${document.fullscreenElement !== null}
          ></studio-stage-buttons>
        </div>
        <studio-records></studio-records>
      </div>
    `;
  }

  #renderStage(): TemplateResult {
    const { held, setting } = this.#place;
    return held
      ? html`<studio-consent id="stage" tabindex="-1" .held=${held}></studio-consent>`
      : html`<studio-stage
          id="stage"
          tabindex="-1"
          .setting=${setting}
          .inspecting=${this.#reports.isInspecting}
          .listening=${this.#place.view.dock === 'spoken'}
          .outlined=${this.#reports.outlined}
        ></studio-stage>`;
  }

  #renderDock(): TemplateResult {
    return html`
      <section class="dock" aria-label="Code, events and more">
        <h2 class="unseen">Code, events and more</h2>
        <studio-splitter
          .value=${this.#place.view.dock ? this._dockPx : 0}
          .min=${DOCK.minPx}
          .max=${Math.max(DOCK.minPx, innerHeight - STAGE_PX)}
          @split=${({ detail }: CustomEvent<number>) => this.#split(detail)}
          @split-toggle=${this.#toggleDock}
        ></studio-splitter>
        ${renderDock(this.#place, this.#reports, (dock) => this.#open({ dock }))}
      </section>
    `;
  }

  protected override render(): TemplateResult {
    const place = this.#place;
    const reports = this.#reports;
    const { setting, view } = place;
    return html`
      ${this.#renderHeader()}
      <div
        class="body"
        style=${styleMap({ '--dock': view.dock ? `min(${this._dockPx}px, 100% - 14rem)` : null })}
        @setting-change=${({ detail }: CustomEvent<Partial<Setting>>) => {
          reports.set({ problem: '' });
          place.change(detail);
        }}
        @view-change=${({ detail }: CustomEvent<Partial<View>>) => this.#open(detail)}
        @control-select=${({ detail }: CustomEvent<FoundControl>) => this.#showControl(detail)}
        @story-select=${({ detail }: CustomEvent<Story>) => this.#choose(detail)}
        @source-reset=${() => place.resetSource()}
        @consent-allow=${() => place.allow()}
        @consent-decline=${() => place.decline()}
        @stage-report=${({ detail }: CustomEvent<StageReport>) => reports.hear(detail)}
        @inspect-toggle=${this.#toggleInspecting}
        @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && reports.set({ isInspecting: false })}
        @part-select=${({ detail }: CustomEvent<string>) => reports.set({ part: detail })}
        @part-hover=${({ detail }: CustomEvent<string>) => reports.set({ outlined: detail })}
        @method-call=${({ detail }: CustomEvent<string>) => this.#call(detail)}
        @log-clear=${() => reports.set({ log: [] })}
      >
        <div id="stories" class="stories" role="region" aria-label="Stories and pages" popover>
          <a class="button guides" href="./guides/index.html">Guides</a>
          <studio-stories .current=${place.story} .tag=${setting.tag}></studio-stories>
          <nav aria-label="Other pages">
            <a class="button quiet" href="./stress.html${writeAddress({ setting, view })}">Stress: this look on all posts</a>
            <a class="button quiet" href="./translate.html">Translate the elements</a>
          </nav>
        </div>
        <main aria-label="Studio" @fullscreenchange=${() => this.requestUpdate()}>
          ${this.#renderHeading()}
          <studio-toolbar .stage=${setting.stage}></studio-toolbar>
          <p class="problem" role="alert">${reports.problem || (reports.fault && `Only you see this: ${reports.fault}`)}</p>
          ${this.#renderStage()}
        </main>
        ${repeat(
          // Below each other, the guide comes before the code, and the code before the other panels of controls.
          view.tab === 'guide' ? ['controls', 'dock'] : ['dock', 'controls'],
          (region) => region,
          (region) => (region === 'dock' ? this.#renderDock() : renderControls(place, reports)),
        )}
      </div>
    `;
  }
}

customElements.define('studio-app', StudioApp);
