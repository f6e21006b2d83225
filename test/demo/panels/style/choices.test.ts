import { describe, expect, test } from 'vitest';
import { areFilled, choose, CORNERS, DENSITY, fillButtons, readChoice } from '../../../../demo/panels/style/choices.ts';
import { DEFAULT_SETTING, normaliseSetting } from '../../../../demo/setting/setting.ts';
import { manifest } from '../../manifest.ts';

describe.each([
  ['corners', CORNERS],
  ['density', DENSITY],
])('%s', (_, choice) => {
  const others = { '--ws-accent': 'red' };

  test.each(choice)('are read as they were chosen, and nothing else is touched: %s', (label) => {
    const from = choose(choice, 'Round', choose(choice, 'Compact', others));
    const properties = choose(choice, label, from);
    expect(readChoice(choice, properties)).toBe(label);
    expect(normaliseSetting({ ...DEFAULT_SETTING, properties }, manifest).properties).toEqual(properties);
    expect(choose(choice, 'Default', properties)).toEqual(others);
  });

  test('are none of these where something else is written', () => {
    expect(readChoice(choice, { '--ws-radius': '3px', '--ws-gap': '3px' })).toBe('');
  });
});

test('buttons are filled and emptied, and what is written for them stays', () => {
  const own = { action: 'letter-spacing: 0.1em', card: 'border: 0' };
  const filled = normaliseSetting(
    { ...DEFAULT_SETTING, tag: 'ws-feed', parts: fillButtons(own, true) },
    manifest,
  ).parts;
  expect(filled['action']).toMatch(/^letter-spacing: 0\.1em[\s\S]*background: var\(--ws-accent/);
  expect([areFilled(own), areFilled(filled), areFilled(fillButtons(filled, true))]).toEqual([false, true, true]);
  expect(fillButtons(filled, true)).toEqual(filled);
  const emptied = { ...DEFAULT_SETTING, parts: fillButtons(filled, false) };
  expect(normaliseSetting(emptied, manifest).parts).toEqual(own);
});
