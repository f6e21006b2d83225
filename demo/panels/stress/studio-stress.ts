import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { manifest } from '../../base/manifest.ts';
import brand from '../../base/ui/brand.css?inline';
import { mark, moon, sun } from '../../base/ui/icons.ts';
import { stylesOf } from '../../base/ui/styles.ts';
import { withState } from '../../base/ui/with-state.ts';
import { readAddress } from '../../place/address.ts';
import { findHeldOrigins } from '../../place/allowed-origins.ts';
import { sanitiseSlots } from '../../place/sanitise-slots.ts';
import { judgedWorkspaces } from '../../service/posts/judged-workspaces.ts';
import type { Workspace } from '../../service/posts/workspace.ts';
import { normaliseSetting, type Setting } from '../../setting/setting.ts';
import { lookOn, STRESS_SCHEMES, STRESS_WIDTHS } from './look-on.ts';
import '../stage/studio-frame.ts';
import own from './studio-stress.css?inline';

type Scheme = (typeof STRESS_SCHEMES)[number];

const SCHEME_NAMES: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };
const SCHEME_ICONS = { light: sun, dark: moon };

/** Whatever is as near as a quarter of the window is there when it comes into sight. */
const NEAR = '25%';

/** What is set by hand, as a person would write it. */
const sayLook = ({ attributes, properties, preset }: Setting): string[] => [
  ...(preset ? [`${preset}.css`] : []),
  ...Object.entries(attributes).map(([name, value]) => (value ? `${name}="${value}"` : name)),
  ...Object.entries(properties).map(([name, value]) => `${name}: ${value}`),
];

/** The look that its address says, on all posts that looks are judged by. Only frames that are near are loaded. */
class StudioStress extends withState({
  /** The rows that are near: a workspace in a scheme. */
  _near: new Set<string>() as ReadonlySet<string>,
}) {
  static override styles = stylesOf(brand, own);

  readonly #setting = sanitiseSlots(readAddress(location, manifest).setting);
  readonly #isHeld = findHeldOrigins(this.#settingOn('', 'light')) !== undefined;
  readonly #observer = new IntersectionObserver((entries) => this.#onNear(entries), { rootMargin: NEAR });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override firstUpdated(): void {
    for (const row of this.renderRoot.querySelectorAll('.frames')) this.#observer.observe(row);
  }

  #settingOn(feedId: string, scheme: Scheme): Setting {
    return normaliseSetting(lookOn(this.#setting, feedId, scheme), manifest);
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

  #renderFrames({ id, name }: Workspace, scheme: Scheme): TemplateResult {
    const key = `${id}-${scheme}`;
    const setting = this.#settingOn(id, scheme);
    const schemeName = SCHEME_NAMES[scheme];
    return html`
      <div class="row" role="group" aria-label="${name}, ${schemeName}" tabindex="0">
        <div class="frames" id=${key}>
          ${STRESS_WIDTHS.map(
            (width, index) => html`
              <figure>
                <figcaption>
                  ${index === 0 ? html`${SCHEME_ICONS[scheme]}<b>${schemeName}</b>` : ''}
                  <span>${width} px</span>
                </figcaption>
                <div class="window" style="--width: ${width}; color-scheme: ${scheme}">
                  ${
                    this._near.has(key)
                      ? html`<studio-frame
                          .label="${name} at ${width} px, ${schemeName.toLowerCase()}"
                          .setting=${setting}
                          .width=${width}
                          .canResize=${false}
                        ></studio-frame>`
                      : ''
                  }
                </div>
              </figure>
            `,
          )}
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
        ${STRESS_SCHEMES.map((scheme) => this.#renderFrames(workspace, scheme))}
      </section>
    `;
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
    const said = sayLook(this.#setting);
    return html`
      <header>
        <p class="brand">${mark}<span>ws-widgets <b>studio</b></span></p>
        <nav aria-label="Workspaces">
          ${judgedWorkspaces.map(
            ({ id }) =>
              html`<button type="button" class="button quiet" @click=${() => this.#scrollTo(id)}>
                ${id.replace('millbrook-', '').replace('-', ' ')}
              </button>`,
          )}
        </nav>
        <a class="button" href="./${location.search}">Back to the studio</a>
      </header>
      <main aria-label="Stress">
        <div class="look">
          <h1>Stress</h1>
          <p class="soft">
            One look on posts as people write them, and on odd ones: on a phone, a tablet and a desk, light and dark.
          </p>
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
