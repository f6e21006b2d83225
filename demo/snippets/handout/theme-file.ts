import type { Setting } from '../../setting/setting.ts';
import { type Declaration, readDeclarations, readValue, writeRule } from '../text/css-text.ts';

/** The custom properties of a setting that can be in a style sheet. */
export const changedProperties = ({ properties }: Pick<Setting, 'properties'>): Declaration[] =>
  Object.entries(properties).flatMap(([name, written]) => {
    const value = readValue(written);
    return value ? [[name, value] as const] : [];
  });

/** The rules for parts, below each of these selectors. */
export const changedParts = ({ parts }: Pick<Setting, 'parts'>, selectors: readonly string[]): string[] =>
  Object.entries(parts).map(([part, css]) =>
    writeRule(selectors.map((selector) => `${selector}::part(${part})`).join(',\n'), readDeclarations(css)),
  );

/** What was changed about the look, as a style sheet; an empty string where nothing was. */
export const changedCss = (setting: Pick<Setting, 'tag' | 'properties' | 'parts'>): string =>
  [writeRule(setting.tag, changedProperties(setting)), ...changedParts(setting, [setting.tag])]
    .filter(Boolean)
    .join('\n');

/** Those that a preset styles. */
const TAGS = ['ws-public-posts', 'ws-feed', 'ws-embed', 'ws-post-card'];

const readPreset = (css: string): (readonly [string, string])[] =>
  [...css.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].flatMap(([, name = '', written = '']) => {
    const value = readValue(written);
    return value ? [[name, value] as const] : [];
  });

/** A preset as it was changed, as a style sheet for all elements. `presetCss` is an empty string where there is none. */
export function themeFile(setting: Pick<Setting, 'preset' | 'properties' | 'parts'>, presetCss: string): string {
  const declarations = new Map([...readPreset(presetCss), ...changedProperties(setting)]);
  const rules = [writeRule(TAGS.join(',\n'), [...declarations]), ...changedParts(setting, TAGS)].filter(Boolean);
  const comment = setting.preset ? `/* Made of the theme ${setting.preset}. */` : '/* A theme of our own. */';
  return rules.length > 0 ? `${[comment, ...rules].join('\n')}\n` : '';
}

/** The name that it is saved under. */
export const themeFileName = ({ preset }: Pick<Setting, 'preset'>): string =>
  preset ? `${preset}-changed.css` : 'ws-theme.css';
