import { html, type PropertyValues, type TemplateResult } from 'lit';
import { manifest } from '../../base/manifest.ts';
import { say } from '../../base/ui/say.ts';
import { valueOf } from '../../base/ui/fields.ts';
import { writeAddress } from '../../place/address.ts';
import { DEFAULT_VIEW } from '../../setting/change.ts';
import { DEFAULT_SETTING } from '../../setting/setting.ts';
import type { Story, StoryGroup } from '../../setting/stories/tell.ts';
import { findControls, findStories, type FoundControl } from './find.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-stories.css?inline';

/** No heading: the first of the page is that of the stage. */
const renderGroup = <Item>(title: string, items: readonly Item[], render: (item: Item) => TemplateResult) =>
  html`<section>
    <p class="title" aria-hidden="true">${title}</p>
    <ul aria-label=${title}>
      ${items.map(render)}
    </ul>
  </section>`;

/** More of them would hide the stories. */
const CONTROLS_MAX = 8;

/** The list of stories, each a link with an address of its own, and a search of all that there is. Fires `control-select`. */
class StudioStories extends withState([own], {
  current: undefined as Story | undefined,
  /** The element whose controls are found. */
  tag: DEFAULT_SETTING.tag,
  _wanted: '',
}) {
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('current')) return;
    this.renderRoot.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }

  #onClick(event: MouseEvent, story: Story): void {
    // What opens a tab or a window of its own is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.fire('story-select', story);
  }

  #renderStory(story: Story): TemplateResult {
    const isCurrent = story === this.current;
    return html`
      <li>
        <a
          href=${writeAddress({ setting: story.setting, view: { ...DEFAULT_VIEW, story: story.id } })}
          aria-current=${isCurrent ? 'page' : 'false'}
          @click=${(event: MouseEvent) => this.#onClick(event, story)}
          >${say(story.title)}</a
        >
      </li>
    `;
  }

  #renderGroups(groups: readonly StoryGroup[]): TemplateResult[] {
    return groups.map(({ title, stories }) => renderGroup(title, stories, (one) => this.#renderStory(one)));
  }

  #renderControl(control: FoundControl): TemplateResult {
    const select = (): void => {
      this.fire('control-select', control);
    };
    return html`
      <li>
        <button type="button" class="control" @click=${select}>
          <span class="mono">${control.name}</span> <span class="kind">${control.kind}</span>
        </button>
      </li>
    `;
  }

  protected override render(): TemplateResult {
    const groups = findStories(this._wanted);
    const controls = findControls(this._wanted, this.tag, manifest).slice(0, CONTROLS_MAX);
    const aside = groups.filter(({ isAside }) => isAside);
    const isOpen = this._wanted !== '' || aside.some(({ stories }) => stories.some((one) => one === this.current));
    const isEmpty = groups.length === 0 && controls.length === 0;
    return html`
      <nav aria-label="Stories">
        <div class="find">
          <input
            type="search"
            aria-label="Find a story or a setting"
            placeholder="Find"
            .value=${this._wanted}
            @input=${(event: Event) => (this._wanted = valueOf(event))}
          />
        </div>
        ${controls.length > 0 ? renderGroup('Settings', controls, (one) => this.#renderControl(one)) : ''}
        ${this.#renderGroups(groups.filter(({ isAside }) => !isAside))}
        <details ?open=${isOpen} ?hidden=${aside.length === 0}>
          <summary>States and faults</summary>
          ${this.#renderGroups(aside)}
        </details>
        <p class="none" role="status">${isEmpty ? 'Nothing found.' : ''}</p>
      </nav>
    `;
  }
}

customElements.define('studio-stories', StudioStories);
