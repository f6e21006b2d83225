import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { say } from './say.ts';
import { writeSetting } from './setting.ts';
import { STORIES, type Story } from './stories.ts';
import { stylesOf } from './styles.ts';
import own from './studio-stories.css?inline';

/** A story was chosen. */
export class StorySelectEvent extends CustomEvent<Story> {
  constructor(story: Story) {
    super('story-select', { bubbles: true, composed: true, detail: story });
  }
}

const plain = (text: string): string => text.replaceAll('`', '').toLowerCase();

/** The list of stories, each a link with an address of its own. */
class StudioStories extends LitElement {
  static override styles = stylesOf(own);
  static override properties = { current: { attribute: false }, _wanted: { state: true } };

  declare current: Story | undefined;
  declare _wanted: string;

  constructor() {
    super();
    this.current = undefined;
    this._wanted = '';
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('current')) return;
    this.renderRoot.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }

  #onClick(event: MouseEvent, story: Story): void {
    // What opens a tab or a window of its own is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.dispatchEvent(new StorySelectEvent(story));
  }

  #renderStory(story: Story): TemplateResult {
    const isCurrent = story === this.current;
    return html`
      <li>
        <a
          href=${writeSetting(story.setting)}
          aria-current=${isCurrent ? 'page' : 'false'}
          @click=${(event: MouseEvent) => this.#onClick(event, story)}
          >${say(story.title)}</a
        >
      </li>
    `;
  }

  protected override render(): TemplateResult {
    const wanted = plain(this._wanted.trim());
    const groups = STORIES.map(({ title, stories }) => ({
      title,
      stories: stories.filter((story) => plain(`${title} ${story.title} ${story.note}`).includes(wanted)),
    })).filter(({ stories }) => stories.length > 0);
    return html`
      <nav aria-label="Stories">
        <div class="find">
          <input
            type="search"
            aria-label="Find a story"
            placeholder="Find a story"
            .value=${this._wanted}
            @input=${({ target }: Event) => (this._wanted = target instanceof HTMLInputElement ? target.value : '')}
          />
        </div>
          ${groups.map(
            ({ title, stories }) => html`
              <section>
                <h2>${title}</h2>
                <ul>
                  ${stories.map((story) => this.#renderStory(story))}
                </ul>
              </section>
            `,
          )}
        <p class="none" role="status">${groups.length > 0 ? '' : 'No story of that name.'}</p>
      </nav>
    `;
  }
}

customElements.define('studio-stories', StudioStories);
