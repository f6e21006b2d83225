import type { Setting } from '../../setting/setting.ts';
import { changedParts, changedProperties } from './changed-css.ts';
import { readValue, writeRule } from '../text/css-text.ts';

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
