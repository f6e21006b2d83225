import { html, type TemplateResult } from 'lit';
import { SettingChangeEvent } from '../../setting/change.ts';
import { dropdown, segments } from '../../base/ui/fields.ts';
import { halves, moon, sun } from '../../base/ui/icons.ts';
import { COMPARISONS, DEFAULT_STAGE, DIRECTIONS, HOSTS, SCHEMES, type Stage } from '../../setting/setting.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-toolbar.css?inline';

// For their names alone: what they say, the elements load.
const catalogues = import.meta.glob('../../../src/content/languages/*.ts');

/** `zh-hans` -> `zh-Hans` */
const tagOf = (path: string): string => new Intl.Locale(path.replace(/^.*\/|\.ts$/g, '')).toString();

/** Every language that the elements speak. English has no catalogue: it is built in. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(catalogues).map(tagOf)];

/** The name of a language in that language. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const HOST_NAMES: Readonly<Record<Stage['host'], string>> = {
  bare: 'Bare page',
  reset: 'CSS reset',
  shop: 'A shop',
  blog: 'A blog',
  club: 'A club',
};
const SCHEME_OPTIONS: Readonly<Record<Stage['scheme'], { label: string; icon: typeof sun }>> = {
  system: { label: 'Your own setting', icon: halves },
  light: { label: 'Light', icon: sun },
  dark: { label: 'Dark', icon: moon },
};
const DIRECTION_NAMES: Readonly<Record<Stage['dir'], string>> = {
  auto: 'dir: auto',
  ltr: 'dir: ltr',
  rtl: 'dir: rtl',
};
const COMPARISON_NAMES: Readonly<Record<Stage['compare'], string>> = {
  none: 'Compare…',
  schemes: 'Light + dark',
  widths: 'Two widths',
};
const WIDTHS = ['360', '768', '1280', 'free'];

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** What the stage is like: its page, width, colors, direction and language, and what it is compared with. */
class StudioToolbar extends withState([own], { stage: DEFAULT_STAGE }) {
  #set(changed: Partial<Stage>): void {
    this.dispatchEvent(new SettingChangeEvent({ stage: { ...this.stage, ...changed } }));
  }

  protected override render(): TemplateResult {
    const { host, widthPx, scheme, dir, lang, compare } = this.stage;
    // A link may name a language that the elements do not speak: they tell its dates.
    const languages = LANGUAGES.includes(lang) ? LANGUAGES : [...LANGUAGES, lang];
    return html`
      <div class="host">
        ${dropdown({
          name: 'host',
          legend: 'Page',
          options: HOSTS.map((value) => ({ value, label: HOST_NAMES[value] })),
          value: host,
          onChange: (value) => isOneOf(HOSTS, value) && this.#set({ host: value }),
        })}
      </div>
      ${segments({
        name: 'width',
        legend: 'Width',
        options: WIDTHS.map((value) => ({ value, label: value === 'free' ? 'Free' : value })),
        value: String(widthPx),
        onChange: (value) => this.#set({ widthPx: value === 'free' ? 'free' : Number(value) }),
      })}
      ${segments({
        name: 'scheme',
        legend: 'Colors',
        options: SCHEMES.map((value) => ({ value, ...SCHEME_OPTIONS[value] })),
        value: scheme,
        onChange: (value) => isOneOf(SCHEMES, value) && this.#set({ scheme: value }),
      })}
      <div class="language">
        ${dropdown({
          name: 'lang',
          legend: 'Language',
          options: languages.map((value) => ({ value, label: nameOf(value) })),
          value: lang,
          onChange: (value) => this.#set({ lang: value }),
        })}
      </div>
      <div class="direction">
        ${dropdown({
          name: 'dir',
          legend: 'Direction',
          options: DIRECTIONS.map((value) => ({ value, label: DIRECTION_NAMES[value] })),
          value: dir,
          onChange: (value) => isOneOf(DIRECTIONS, value) && this.#set({ dir: value }),
        })}
      </div>
      <div class="compare">
        ${dropdown({
          name: 'compare',
          legend: 'Compare',
          options: COMPARISONS.map((value) => ({ value, label: COMPARISON_NAMES[value] })),
          value: compare,
          onChange: (value) => isOneOf(COMPARISONS, value) && this.#set({ compare: value }),
        })}
      </div>
    `;
  }
}

customElements.define('studio-toolbar', StudioToolbar);
