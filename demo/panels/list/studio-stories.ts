import { html, type PropertyValues, type TemplateResult } from 'lit';
import { manifest } from '../../base/manifest.ts';
import { say } from '../../base/ui/say.ts';
import { valueOf } from '../../base/ui/fields.ts';
import { writeAddress } from '../../place/address.ts';
import { DEFAULT_SETTING, DEFAULT_VIEW, type View } from '../../setting/setting.ts';
import type { Story, StoryGroup } from '../../setting/stories/tell.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-stories.css?inline';
import { elementsOf } from '../../../scripts/manifest/schema.ts';
import { STORIES } from '../../setting/stories/stories.ts';
import otherWords from './other-words.json' with { type: 'json' };

/** Words that people search for, and the words that the elements use instead. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = otherWords;

const fold = (text: string): string => text.replaceAll('`', '').toLowerCase();

/** Whether a text contains each wanted word, or another word for it. */
function says(text: string, wanted: string): boolean {
  return (fold(wanted).match(/\S+/g) ?? []).every((word) => {
    const singular = word.replace(/(?<=\w{3})s$/, '');
    const others = OTHER_WORDS[word] ?? OTHER_WORDS[singular] ?? [];
    return [singular, ...others].some((one) => text.includes(one));
  });
}

/** The text of a story that is searched: what it says, and what it sets. */
function textOf(group: string, { title, note, setting }: Story): string {
  const { tag, attributes, properties, parts, slots, preset, stage } = setting;
  const set = [attributes, properties, parts, slots].flatMap((entries) => Object.entries(entries).flat());
  return fold(
    [group, title, note, tag, ...set, preset && `theme ${preset}`, stage.host, stage.lang, stage.widthPx].join(' '),
  );
}

const TEXTS = new Map(STORIES.flatMap(({ title, stories }) => stories.map((story) => [story, textOf(title, story)])));

/** The stories that match a search. */
const findStories = (wanted: string): StoryGroup[] =>
  STORIES.map(({ stories, ...group }) => ({
    ...group,
    stories: stories.filter((story) => says(TEXTS.get(story) ?? '', wanted)),
  })).filter(({ stories }) => stories.length > 0);

/** Something that can be set, and where. */
export interface FoundControl {
  readonly tab: View['tab'];
  readonly kind: 'attribute' | 'custom property' | 'part' | 'slot';
  readonly name: string;
}

declare global {
  interface StudioEvents {
    'control-select': FoundControl;
    'story-select': Story;
  }
}

/** The controls of an element that match a search; those that match by their names come first. */
function findControls(wanted: string, tag: string): FoundControl[] {
  const element = elementsOf(manifest).find(({ tagName }) => tagName === tag);
  if (!element || !wanted.trim()) return [];
  const { attributes, cssProperties, cssParts, slots } = element;
  const all = [
    ...attributes.map((one) => ({ ...one, tab: 'attributes' as const, kind: 'attribute' as const })),
    ...cssProperties.map((one) => ({ ...one, tab: 'style' as const, kind: 'custom property' as const })),
    ...cssParts.map((one) => ({ ...one, tab: 'parts' as const, kind: 'part' as const })),
    ...slots.filter(({ name }) => name).map((one) => ({ ...one, tab: 'slots' as const, kind: 'slot' as const })),
  ];
  const found = all.filter((one) => {
    const values = 'values' in one ? one.values?.join(' ') : '';
    return says(fold([one.kind, one.name, one.description, values].join(' ')), wanted);
  });
  const isNamed = ({ name }: FoundControl): boolean => says(fold(name), wanted);
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

/** Titles of groups are no headings, because the first heading of the page is that of the stage. */
const renderGroup = <Item>(title: string, items: readonly Item[], render: (item: Item) => TemplateResult) =>
  html`<section>
    <p class="title" aria-hidden="true">${title}</p>
    <ul aria-label=${title}>
      ${items.map(render)}
    </ul>
  </section>`;

/** More controls would push the stories out of view. */
const CONTROLS_MAX = 8;

/** The list of stories, each a link with its own URL, and a search of stories and controls. Fires `control-select`. */
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
    // A click that opens a new tab or window is left to the browser.
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
        <button class="control" @click=${select}>
          <span class="mono">${control.name}</span> <span class="kind">${control.kind}</span>
        </button>
      </li>
    `;
  }

  protected override render(): TemplateResult {
    const groups = findStories(this._wanted);
    const controls = findControls(this._wanted, this.tag).slice(0, CONTROLS_MAX);
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
