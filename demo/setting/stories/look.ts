import { readJsonObject } from '../../../src/base/json.ts';
import { DEFAULT_SETTING, PART, type Setting } from '../setting.ts';

/**
 * What a setting looks like as far as a person said it: it stays when stories change. By names: a custom property, an
 * attribute, a theme, `part.title`. An empty value is none, where a story has one.
 */
export type Look = Readonly<Record<string, string>>;

/** The attributes that are about the look alone. */
const ATTRIBUTES = ['layout', 'design', 'theme'];

const PRESET = 'preset';

/** Nothing was said. */
export const NO_LOOK: Look = {};

export const isLook = (look: Look): boolean => Object.keys(look).length > 0;

const isAttribute = ([name]: readonly [string, string]): boolean => ATTRIBUTES.includes(name);
const isProperty = ([name]: readonly [string, string]): boolean => name.startsWith('--');

/** All of it, whoever said it. */
const lookOf = ({ attributes, properties, parts, preset }: Setting): Look => ({
  ...Object.fromEntries(Object.entries(attributes).filter(isAttribute)),
  ...properties,
  ...Object.fromEntries(Object.entries(parts).map(([part, css]) => [PART + part, css])),
  ...(preset && { [PRESET]: preset }),
});

/** What a person said, and what they said by changing a setting, each thing by itself. */
export function changeLook(look: Look, before: Setting, after: Setting, told: Setting = DEFAULT_SETTING): Look {
  const [old, now, story] = [before, after, told].map(lookOf) as [Look, Look, Look];
  const changed = Object.keys({ ...old, ...now }).filter((name) => old[name] !== now[name]);
  if (changed.length === 0) return look;
  const said = Object.fromEntries(changed.map((name) => [name, now[name] ?? '']));
  return Object.fromEntries(
    Object.entries({ ...look, ...said }).filter(
      // What the person took back, and no story says, is nothing to be kept.
      ([name, value]) => value !== '' || !(name in said) || story[name],
    ),
  );
}

/** What of the look of a setting is not that of its story. */
export const ownLook = (setting: Setting, told?: Setting): Look =>
  changeLook({}, told ?? DEFAULT_SETTING, setting, told);

/** Entries with these in place of their own, and without those that are to be none. */
const replaceIn = (own: Look, said: Look): Look =>
  Object.fromEntries(
    Object.entries({ ...own, ...said }).filter(([name, value]) => value !== '' || said[name] === undefined),
  );

/** The setting with what a person said of its look in place of its own. */
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

/** Whether it takes the place of something that a setting looks like. */
export const overrules = (look: Look, told: Setting): boolean =>
  Object.entries(lookOf(told)).some(([name, value]) => (look[name] ?? value) !== value);

/** The setting with no look at all. */
export const withoutLook = (setting: Setting): Setting =>
  withLook(setting, Object.fromEntries(Object.keys(lookOf(setting)).map((name) => [name, ''])));

/** A look out of what was kept of it, whatever that is; a broken one is none. */
export function readLook(json: string): Look {
  const entries = Object.entries(readJsonObject(json) ?? {}); // else it is not ours, or cut short
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
