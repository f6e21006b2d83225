import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { manifest } from '../../base/manifest.ts';
import brand from '../../base/ui/brand.css?inline';
import { icons, mark } from '../../base/ui/icons.ts';
import { withState } from '../../base/ui/with-state.ts';
import { readAddress } from '../../place/address.ts';
import { findHeldOrigins } from '../../place/allowed-origins.ts';
import { sanitizeSlots } from '../../place/sanitize-slots.ts';
import { judgedWorkspaces } from '../../service/posts/judged-workspaces.ts';
import type { Workspace } from '../../../src/testing/posts/workspace.ts';
import { normaliseSetting, type Setting } from '../../setting/setting.ts';
import { type Board, type BoardFrame, BOARDS, lookOn, readBoard, writeBoard } from './boards.ts';
import '../stage/studio-frame.ts';
import { lookAttributes } from '../../setting/stories/source.ts';
import own from './studio-stress.css?inline';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const SCHEME_NAMES: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };
const SCHEME_ICONS = { light: icons.sun, dark: icons.moon };

/** Rows within a quarter of the window's size are loaded, so that they are there when they scroll into view. */
const NEAR = '25%';

/** What the visitor has set, as CSS and HTML would say it. */
const sayLook = (setting: Setting, { frames }: Board): string[] => [
  ...(setting.preset ? [`${setting.preset}.css`] : []),
  ...Object.entries(lookAttributes(setting))
    // Attributes that differ between frames are in the captions above them.
    .filter(([name]) => frames.every(({ changed }) => !(name in changed)))
    .map(([name, value]) => (value ? `${name}="${value}"` : name)),
  ...Object.entries(setting.properties).map(([name, value]) => `${name}: ${value}`),
];

/** The look in the URL of the page, with all posts for judging a look. Only frames near the viewport are loaded. */
class StudioStress extends withState([brand, own], {
  /** The ids of the rows near the viewport: each is a workspace in a color scheme. */
  _near: new Set<string>() as ReadonlySet<string>,
}) {
  readonly #board = readBoard(location.search);
  readonly #setting = sanitizeSlots(readAddress(location, manifest).setting);
  readonly #isHeld = findHeldOrigins(this.#settingOn('', 'light')) !== undefined;
  readonly #observer = new IntersectionObserver((entries) => this.#onNear(entries), { rootMargin: NEAR });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override firstUpdated(): void {
    for (const row of this.renderRoot.querySelectorAll('.frames')) this.#observer.observe(row);
  }

  #settingOn(feedId: string, scheme: Scheme, changed: Setting['attributes'] = {}): Setting {
    return normaliseSetting(lookOn(this.#setting, feedId, scheme, changed), manifest);
  }

  #onNear(entries: readonly IntersectionObserverEntry[]): void {
    const near = new Set(this._near);
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target.id);
      else near.delete(target.id);
    }
    this._near = near;
  }

  #scrollTo(id: string): void {
    this.renderRoot.querySelector(`#${id}`)?.scrollIntoView();
  }

  #renderFrame({ id, name }: Workspace, scheme: Scheme, frame: BoardFrame, isFirst: boolean): TemplateResult {
    const { caption, widthPx, changed } = frame;
    const schemeName = SCHEME_NAMES[scheme];
    return html`
      <figure>
        <figcaption>
          ${isFirst ? html`${SCHEME_ICONS[scheme]}<b>${schemeName}</b>` : ''}
          <span>${caption}</span>
        </figcaption>
        <div class="window" style="--width: ${widthPx}; color-scheme: ${scheme}">
          ${
            this._near.has(`${id}-${scheme}`)
              ? html`<studio-frame
                  .label="${name}, ${caption}, ${schemeName.toLowerCase()}"
                  .setting=${this.#settingOn(id, scheme, changed)}
                  .width=${widthPx}
                  .canResize=${false}
                ></studio-frame>`
              : ''
          }
        </div>
      </figure>
    `;
  }

  #renderFrames(workspace: Workspace, scheme: Scheme): TemplateResult {
    const { id, name } = workspace;
    const { frames } = this.#board;
    // Columns in proportion to the widths of the frames, so that all have the same scale and height.
    const columns = frames.map(({ widthPx }) => `${widthPx}fr`).join(' ');
    return html`
      <div class="row" role="group" aria-label="${name}, ${SCHEME_NAMES[scheme]}" tabindex="0">
        <div class="frames" id="${id}-${scheme}" style="grid-template-columns: ${columns}">
          ${frames.map((frame, index) => this.#renderFrame(workspace, scheme, frame, index === 0))}
        </div>
      </div>
    `;
  }

  #renderWorkspace(workspace: Workspace): TemplateResult {
    const { id, name, stories } = workspace;
    return html`
      <section id=${id} aria-labelledby="${id}-name">
        <h2 id="${id}-name">${name}</h2>
        <p class="soft"><code>${id}</code> · ${stories.length === 1 ? 'one post' : `${stories.length} posts`}</p>
        ${SCHEMES.map((scheme) => this.#renderFrames(workspace, scheme))}
      </section>
    `;
  }

  #renderBoardLink(board: Board): TemplateResult {
    const { search, hash } = location;
    return html`<a
      class="button"
      aria-current=${board.id === this.#board.id ? 'page' : 'false'}
      href="./stress.html${writeBoard(search, board)}${hash}"
      >${board.name}</a
    >`;
  }

  #renderBoard(): TemplateResult {
    if (this.#isHeld) {
      return html`<p class="held">
        This look wants to request something from another website.
        <a href="./${location.search}">Open it in the studio</a>, which asks you first.
      </p>`;
    }
    return html`${repeat(
      judgedWorkspaces,
      ({ id }) => id,
      (workspace) => this.#renderWorkspace(workspace),
    )}`;
  }

  protected override render(): TemplateResult {
    const said = sayLook(this.#setting, this.#board);
    return html`
      <header>
        <p class="brand">${mark}<span>ws-widgets <b>studio</b></span></p>
        <nav aria-label="Workspaces">
          ${judgedWorkspaces.map(
            ({ id }) =>
              html`<button class="button quiet" @click=${() => this.#scrollTo(id)}>
                ${id.replace('millbrook-', '').replace('-', ' ')}
              </button>`,
          )}
        </nav>
        <a class="button" href="./${location.search}">Back to the studio</a>
      </header>
      <main aria-label="Stress">
        <div class="look">
          <h1>Stress</h1>
          <p class="soft">${this.#board.note}</p>
          <nav class="boards" aria-label="Boards">${BOARDS.map((board) => this.#renderBoardLink(board))}</nav>
          <ul aria-label="What is set">
            <li><code>&lt;${this.#setting.tag}&gt;</code></li>
            ${said.map((one) => html`<li><code>${one}</code></li>`)}
          </ul>
        </div>
        ${this.#renderBoard()}
      </main>
    `;
  }
}

customElements.define('studio-stress', StudioStress);
