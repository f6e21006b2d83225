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
