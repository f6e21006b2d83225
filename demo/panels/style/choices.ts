import type { Setting } from '../../setting/setting.ts';

type Properties = Setting['properties'];

/** A part of the look that is chosen by a label. All options set the same properties, except the first, which sets none. */
export type StyleChoice = readonly (readonly [label: string, properties: Properties])[];

// `Default` sets nothing, not the defaults of the elements, so that the values of a theme stay.
export const CORNERS: StyleChoice = [
  ['Default', {}],
  ['Square', { '--ws-radius': '0em' }],
  ['Soft', { '--ws-radius': '0.375em' }],
  ['Round', { '--ws-radius': '1.25em' }],
];

export const DENSITY: StyleChoice = [
  ['Default', {}],
  ['Compact', { '--ws-gap': '0.625em', '--ws-padding': '0.75em' }],
  ['Roomy', { '--ws-gap': '1.75em', '--ws-padding': '1.5em' }],
];

/** The properties without those in `names`. */
export const leaveOut = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));

const namesIn = (choice: StyleChoice): string[] => choice.flatMap(([, properties]) => Object.keys(properties));

/** The label of the chosen option; an empty string if none matches. */
export function readChoice(choice: StyleChoice, properties: Properties): string {
  const names = namesIn(choice);
  return choice.find(([, own]) => names.every((name) => properties[name] === own[name]))?.[0] ?? '';
}

export const choose = (choice: StyleChoice, label: string, properties: Properties): Properties => ({
  ...leaveOut(properties, namesIn(choice)),
  ...choice.find(([one]) => one === label)?.[1],
});

const BUTTONS = ['action', 'more', 'fresh', 'consent-button'];

/** Swapping accent and surface keeps their contrast. */
const FILLED =
  'border-color: transparent;\nbackground: var(--ws-accent, CanvasText);\ncolor: var(--ws-surface, Canvas);';

export const areFilled = (parts: Setting['parts']): boolean => parts['action']?.includes(FILLED) === true;

/** The parts with filled buttons, or without; other CSS of these parts is kept. */
export function fillButtons(parts: Setting['parts'], isFilled: boolean): Setting['parts'] {
  const others = BUTTONS.map((name) => [name, (parts[name] ?? '').replace(FILLED, '').trim()] as const);
  return {
    ...parts,
    ...Object.fromEntries(others.map(([name, css]) => [name, isFilled ? `${css}\n${FILLED}`.trim() : css])),
  };
}
