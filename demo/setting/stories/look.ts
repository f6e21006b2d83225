import { readJsonObject } from '../../../src/base/json.ts';
import { DEFAULT_SETTING, PART, type Setting } from '../setting.ts';

/**
 * The look that a person has set, which stays when the story changes. Names are custom properties, attributes, `preset`
 * and parts, as `part.title`. With an empty value, there is none, although the story has one.
 */
export type Look = Readonly<Record<string, string>>;

/** The attributes that change only the look. */
const ATTRIBUTES = ['layout', 'design', 'theme'];

const PRESET = 'preset';

/** Nothing was set. */
export const NO_LOOK: Look = {};

export const isLook = (look: Look): boolean => Object.keys(look).length > 0;

const isAttribute = ([name]: readonly [string, string]): boolean => ATTRIBUTES.includes(name);
const isProperty = ([name]: readonly [string, string]): boolean => name.startsWith('--');

/** The whole look of a setting, whether it is of the story or of the person. */
const lookOf = ({ attributes, properties, parts, preset }: Setting): Look => ({
  ...Object.fromEntries(Object.entries(attributes).filter(isAttribute)),
  ...properties,
  ...Object.fromEntries(Object.entries(parts).map(([part, css]) => [PART + part, css])),
  ...(preset && { [PRESET]: preset }),
});

/** The look of a person after they changed a setting from `before` to `after`. Each name is compared by itself. */
export function changeLook(look: Look, before: Setting, after: Setting, told: Setting = DEFAULT_SETTING): Look {
  const [old, now, story] = [before, after, told].map(lookOf) as [Look, Look, Look];
  const changed = Object.keys({ ...old, ...now }).filter((name) => old[name] !== now[name]);
  if (changed.length === 0) return look;
  const said = Object.fromEntries(changed.map((name) => [name, now[name] ?? '']));
  return Object.fromEntries(
    Object.entries({ ...look, ...said }).filter(
      // What the person removed is only kept, as an empty value, if the story has one.
      ([name, value]) => value !== '' || !(name in said) || story[name],
    ),
  );
}

/** The look of a setting, as far as it differs from its story. */
export const ownLook = (setting: Setting, told?: Setting): Look =>
  changeLook({}, told ?? DEFAULT_SETTING, setting, told);

/** Entries of `own`, replaced by those of `said`; an empty value in `said` removes the entry. */
const replaceIn = (own: Look, said: Look): Look =>
  Object.fromEntries(
    Object.entries({ ...own, ...said }).filter(([name, value]) => value !== '' || said[name] === undefined),
  );

/** The setting with a person's look instead of its own. */
export function withLook(setting: Setting, look: Look): Setting {
  const entries = Object.entries(look);
  const parts = entries.flatMap(([name, css]) => (name.startsWith(PART) ? [[name.slice(PART.length), css]] : []));
  return {
    ...setting,
    attributes: replaceIn(setting.attributes, Object.fromEntries(entries.filter(isAttribute))),
    properties: replaceIn(setting.properties, Object.fromEntries(entries.filter(isProperty))),
    parts: replaceIn(setting.parts, Object.fromEntries(parts)),
    preset: look[PRESET] ?? setting.preset,
  };
}

/** Whether a look replaces anything in the look of a setting. */
export const overrules = (look: Look, told: Setting): boolean =>
  Object.entries(lookOf(told)).some(([name, value]) => (look[name] ?? value) !== value);

/** The setting with no look at all. */
export const withoutLook = (setting: Setting): Setting =>
  withLook(setting, Object.fromEntries(Object.keys(lookOf(setting)).map((name) => [name, ''])));

/** Reads a stored look. Anything that is not a look reads as an empty one. */
export function readLook(json: string): Look {
  const entries = Object.entries(readJsonObject(json) ?? {}); // `{}` if the JSON is not ours, or was cut
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
