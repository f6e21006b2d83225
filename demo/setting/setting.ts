import { type Element, elementsOf, type Manifest } from '../../scripts/manifest/schema.ts';
import { KEYS } from '../../src/settings/page-defaults.ts';
import type { OwnPost } from './own-posts.ts';
import { partsOf } from './elements.ts';
import { completeAddress } from './service-address.ts';

export const HOSTS = ['bare', 'reset', 'shop', 'blog', 'club'] as const;
export const SCHEMES = ['system', 'light', 'dark'] as const;
export const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;
export const COMPARISONS = ['none', 'schemes', 'widths'] as const;

/** The width of the narrowest phones still in use, and the widest stage that fits a screen when it is scaled down. */
export const STAGE_MIN_PX = 240;
export const STAGE_MAX_PX = 1920;
export const COPIES_MAX = 20;

/** The defaults of a stage, which are not written to the URL. */
export const DEFAULT_STAGE = {
  host: 'bare' as (typeof HOSTS)[number],
  /** In pixels; `free` is all available width. */
  widthPx: 'free' as number | 'free',
  /** The difference between two stages side by side. */
  compare: 'none' as (typeof COMPARISONS)[number],
  /** The width of the second one. */
  otherWidthPx: 360,
  scheme: 'system' as (typeof SCHEMES)[number],
  /** `auto` is the direction of the language. */
  dir: 'auto' as (typeof DIRECTIONS)[number],
  lang: 'en',
  /** How many of the element are on the page. */
  copies: 1,
  /** What `<ws-post-card>` displays without a `post-id`: a workspace, and the index of a post, from 0. */
  post: 'bakery/0',
};

export type Stage = Readonly<typeof DEFAULT_STAGE>;

type Entries = Readonly<Record<string, string>>;

/** The defaults of a setting, which are not written to the URL. */
export const DEFAULT_SETTING = {
  /** The tag name of an element in the manifest. */
  tag: 'ws-public-posts',
  /** As it was written, with a scheme added to a bare host; an empty string means the local service. */
  baseUrl: '',
  /** As written, without `base-url`; boolean attributes are an empty string. */
  attributes: {} as Entries,
  /** `--ws-accent` -> `#b3261e` */
  properties: {} as Entries,
  /** Part -> declarations. */
  parts: {} as Entries,
  /** Slot -> HTML; an empty name is the fallback. It must be sanitized before it is displayed: see `sanitize-slots.ts`. */
  slots: {} as Entries,
  /** The name of a theme in src/themes; an empty string means none. */
  preset: '',
  /** Displayed instead of the service's posts. They are not in the query, but in the fragment: see `place/address.ts`. */
  posts: [] as readonly OwnPost[],
  stage: DEFAULT_STAGE as Stage,
};

/** Everything that a link to the studio sets. */
export type Setting = Readonly<typeof DEFAULT_SETTING>;

// The studio's own names have a dot, which no attribute has, because there could be an attribute `host` or `lang` one day.
export const OWN = 'stage.';
export const PART = 'part.';
const SLOT = 'slot.';

/** Characters that could end a declaration, or the style sheet, in the code that is offered. */
const BREAKS_OUT = /[{}<\\]|\/\*/;

export function findElement(manifest: Manifest, tag: string): Element {
  const elements = elementsOf(manifest);
  const found = elements.find(({ tagName }) => tagName === tag) ?? elements[0];
  if (!found) throw new Error('The manifest names no element.');
  return found;
}

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false; // not a language tag
  }
};

const oneOf = <Word extends string>(words: readonly Word[], written: string | null): Word | undefined =>
  words.find((word) => word === written);

/** A whole number, clamped to its limits; `undefined` if none was written. */
function readWhole(written: string | null, min: number, max: number): number | undefined {
  if (!written || !/^\d+$/.test(written)) return undefined;
  return Math.min(max, Math.max(min, Number(written)));
}

function readStage(query: URLSearchParams): Stage {
  const own = (name: string): string | null => query.get(OWN + name);
  const lang = own('lang') ?? '';
  const post = own('post') ?? '';
  return {
    host: oneOf(HOSTS, own('host')) ?? DEFAULT_STAGE.host,
    widthPx: readWhole(own('width'), STAGE_MIN_PX, STAGE_MAX_PX) ?? DEFAULT_STAGE.widthPx,
    compare: oneOf(COMPARISONS, own('compare')) ?? DEFAULT_STAGE.compare,
    otherWidthPx: readWhole(own('other-width'), STAGE_MIN_PX, STAGE_MAX_PX) ?? DEFAULT_STAGE.otherWidthPx,
    scheme: oneOf(SCHEMES, own('scheme')) ?? DEFAULT_STAGE.scheme,
    dir: oneOf(DIRECTIONS, own('dir')) ?? DEFAULT_STAGE.dir,
    lang: isLanguage(lang) ? lang : DEFAULT_STAGE.lang,
    copies: readWhole(own('copies'), 1, COPIES_MAX) ?? DEFAULT_STAGE.copies,
    post: /^[\w~+-]+\/\d{1,2}$/.test(post) ? post : DEFAULT_STAGE.post,
  };
}

const readPreset = (written: string): string => (/^[a-z-]*$/.test(written) ? written : '');

/** The entries that have a known name, and a value other than the default that `fits`. */
function pick(
  entries: Readonly<Record<string, string>>,
  known: readonly { readonly name: string; readonly default?: string; readonly isFlag?: true }[],
  fits: (value: string) => boolean = () => true,
): Record<string, string> {
  return Object.fromEntries(
    known.flatMap(({ name, default: fallback = '', isFlag }) => {
      const value = Object.hasOwn(entries, name) ? entries[name] : undefined;
      if (isFlag) return value === undefined ? [] : [[name, '']];
      return !value || value === fallback || !fits(value) ? [] : [[name, value]];
    }),
  );
}

const isOneValue = (value: string): boolean => !BREAKS_OUT.test(value) && !value.includes(';');
/** Whether CSS can be between the braces of a rule without ending the rule. */
export const areDeclarations = (css: string): boolean => !BREAKS_OUT.test(css);

/** A setting without what its element does not have, and without values that are the default. */
export function normaliseSetting(setting: Setting, manifest: Manifest): Setting {
  const element = findElement(manifest, setting.tag);
  // The elements have no attribute for a key, but the studio can show that they refuse one.
  const attributes = [
    ...element.attributes.filter(({ name }) => name !== 'base-url'),
    ...KEYS.map((name) => ({ name })),
  ];
  return {
    ...setting,
    tag: element.tagName,
    baseUrl: completeAddress(setting.baseUrl),
    attributes: pick(setting.attributes, attributes),
    properties: pick(setting.properties, element.cssProperties, isOneValue),
    parts: pick(setting.parts, partsOf(element, setting.slots), areDeclarations),
    slots: pick(setting.slots, element.slots),
    preset: readPreset(setting.preset),
  };
}

/** Reads the setting from the query of a URL. Nothing in it is trusted: what the manifest does not know is left out. */
export function readSetting(search: string, manifest: Manifest): Setting {
  const query = new URLSearchParams(search);
  const entries = [...query];
  const below = (prefix: string): Record<string, string> =>
    Object.fromEntries(
      entries.flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
    );
  return normaliseSetting(
    {
      tag: query.get(`${OWN}element`) ?? DEFAULT_SETTING.tag,
      baseUrl: query.get('base-url') ?? '',
      attributes: Object.fromEntries(entries),
      properties: Object.fromEntries(entries),
      parts: below(PART),
      slots: below(SLOT),
      preset: query.get(`${OWN}preset`) ?? '',
      posts: [],
      stage: readStage(query),
    },
    manifest,
  );
}

/** The fields of a stage with their names in a URL, which have no units. */
const namedEntries = ({ widthPx, otherWidthPx, ...named }: Stage): [name: string, value: string | number][] =>
  Object.entries({ ...named, width: widthPx, 'other-width': otherWidthPx });

/** Writes the setting as the query of a URL, including the `?`. `readSetting` reads it back. */
export function writeSetting(setting: Setting): string {
  const { tag, baseUrl, attributes, properties, parts, slots, preset, stage } = setting;
  const query = new URLSearchParams({ [`${OWN}element`]: tag });
  const add = (entries: Readonly<Record<string, string>>, prefix = ''): void => {
    for (const [name, value] of Object.entries(entries)) query.set(prefix + name, value);
  };
  if (baseUrl) query.set('base-url', baseUrl);
  add(attributes);
  add(properties);
  add(parts, PART);
  add(slots, SLOT);
  if (preset) query.set(`${OWN}preset`, preset);
  const defaults = new Map(namedEntries(DEFAULT_STAGE));
  for (const [name, value] of namedEntries(stage))
    if (value !== defaults.get(name)) query.set(OWN + name, String(value));
  return `?${query}`;
}

export const CONTROLS_TABS = ['guide', 'attributes', 'style', 'parts', 'slots', 'posts'] as const;
export const DOCK_TABS = ['code', 'events', 'accessibility', 'doctor', 'spoken', 'publish'] as const;

/** The panels of the studio that are open at first. */
export const DEFAULT_VIEW = {
  /** The id of the story that the setting started from; an empty string if there is none. */
  story: '',
  tab: 'attributes' as (typeof CONTROLS_TABS)[number],
  /** The open tab; an empty string if the dock is closed. */
  dock: '' as (typeof DOCK_TABS)[number] | '',
  /** The form of the code. */
  form: 'html',
};

/** The panels of the studio that are open, which changes nothing in the setting. */
export type View = Readonly<typeof DEFAULT_VIEW>;

declare global {
  interface StudioEvents {
    /** The visitor changed these fields of the setting. */
    'setting-change': Partial<Setting>;
    /** The visitor opened another panel. */
    'view-change': Partial<View>;
  }
}

/** The entries with one of them set, or removed if its value is `undefined`. */
export function withEntry(
  entries: Readonly<Record<string, string>>,
  name: string,
  value: string | undefined,
): Readonly<Record<string, string>> {
  const { [name]: _, ...rest } = entries;
  return value === undefined ? rest : { ...rest, [name]: value };
}
