import { html, type TemplateResult } from 'lit';
import { type Choice, dropdown, segments } from '../../base/ui/fields.ts';
import { icons } from '../../base/ui/icons.ts';
import { DEFAULT_STAGE, type Stage } from '../../setting/setting.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-toolbar.css?inline';

// Only for their names: the elements load the catalogues themselves.
const catalogues = import.meta.glob('../../../src/content/languages/*.ts');

/** `zh-hans` -> `zh-Hans` */
const tagOf = (path: string): string => new Intl.Locale(path.replace(/^.*\/|\.ts$/g, '')).toString();

/** Every language of the elements. English has no catalogue, because it is built in. */
const LANGUAGES: readonly string[] = ['en', ...Object.keys(catalogues).map(tagOf)];

/** The name of a language in that language. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const HOSTS = { bare: 'Bare page', reset: 'CSS reset', shop: 'A shop', blog: 'A blog', club: 'A club' };
const SCHEMES = { system: 'Your own setting', light: 'Light', dark: 'Dark' };
const SCHEME_ICONS: Readonly<Record<string, typeof icons.sun>> = {
  system: icons.halves,
  light: icons.sun,
  dark: icons.moon,
};
const DIRECTIONS = { auto: 'dir: auto', ltr: 'dir: ltr', rtl: 'dir: rtl' };
const COMPARISONS = { none: 'Compare…', schemes: 'Light + dark', widths: 'Two widths' };
const WIDTHS = ['360', '768', '1280', 'free'];

/** Settings of the stage: its page, width, colors, direction and language, and what it is compared with. */
class StudioToolbar extends withState([own], { stage: DEFAULT_STAGE }) {
  #set(changed: Partial<Stage>): void {
    this.fire('setting-change', { stage: { ...this.stage, ...changed } });
  }

  /** A choice for a field of the stage, with a label for each value. */
  #choice<Name extends 'host' | 'scheme' | 'dir' | 'compare'>(
    name: Name,
    legend: string,
    labels: Readonly<Record<Stage[Name], string>>,
  ): Choice {
    const words = Object.keys(labels) as Stage[Name][];
    return {
      name,
      legend,
      options: words.map((value) => ({ value, label: labels[value], icon: SCHEME_ICONS[value] })),
      value: this.stage[name],
      onChange: (value) => this.#set({ [name]: words.find((word) => word === value) }),
    };
  }

  protected override render(): TemplateResult {
    const { widthPx, lang } = this.stage;
    // A link may have a language without a catalogue, in which the elements still format dates.
    const languages = LANGUAGES.includes(lang) ? LANGUAGES : [...LANGUAGES, lang];
    return html`
      <div class="host">${dropdown(this.#choice('host', 'Page', HOSTS))}</div>
      ${segments({
        name: 'width',
        legend: 'Width',
        options: WIDTHS.map((value) => ({ value, label: value === 'free' ? 'Free' : value })),
        value: String(widthPx),
        onChange: (value) => this.#set({ widthPx: value === 'free' ? 'free' : Number(value) }),
      })}
      ${segments(this.#choice('scheme', 'Colors', SCHEMES))}
      <div class="language">
        ${dropdown({
          name: 'lang',
          legend: 'Language',
          options: languages.map((value) => ({ value, label: nameOf(value) })),
          value: lang,
          onChange: (value) => this.#set({ lang: value }),
        })}
      </div>
      <div class="direction">${dropdown(this.#choice('dir', 'Direction', DIRECTIONS))}</div>
      <div class="compare">${dropdown(this.#choice('compare', 'Compare', COMPARISONS))}</div>
    `;
  }
}

customElements.define('studio-toolbar', StudioToolbar);
