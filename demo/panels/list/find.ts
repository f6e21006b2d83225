import { elementsOf, type Manifest } from '../../../scripts/manifest/schema.ts';
import type { View } from '../../setting/change.ts';
import { STORIES } from '../../setting/stories/stories.ts';
import type { Story, StoryGroup } from '../../setting/stories/tell.ts';
import otherWords from './other-words.json' with { type: 'json' };

/** What people call what the elements call otherwise. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = otherWords;

const fold = (text: string): string => text.replaceAll('`', '').toLowerCase();

/** Whether a text says each word that is looked for, in one way or another. */
function says(text: string, wanted: string): boolean {
  return (fold(wanted).match(/\S+/g) ?? []).every((word) => {
    const singular = word.replace(/(?<=\w{3})s$/, '');
    const others = OTHER_WORDS[word] ?? OTHER_WORDS[singular] ?? [];
    return [singular, ...others].some((one) => text.includes(one));
  });
}

const wordsOf = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map((entry) => entry.join(' '))
    .join(' ');

/** All that a story is about: what it says, and what it sets. */
function textOf(group: string, { title, note, setting }: Story): string {
  const { tag, attributes, properties, parts, slots, preset, stage } = setting;
  const set = [wordsOf(attributes), wordsOf(properties), wordsOf(parts), wordsOf(slots), preset && `theme ${preset}`];
  return fold([group, title, note, tag, ...set, stage.host, stage.lang, stage.widthPx].join(' '));
}

const TEXTS = new Map(STORIES.flatMap(({ title, stories }) => stories.map((story) => [story, textOf(title, story)])));

/** The stories that are about what is looked for. */
export const findStories = (wanted: string): StoryGroup[] =>
  STORIES.map(({ stories, ...group }) => ({
    ...group,
    stories: stories.filter((story) => says(TEXTS.get(story) ?? '', wanted)),
  })).filter(({ stories }) => stories.length > 0);

/** Something that can be set, and where. */
export interface FoundControl {
  readonly tab: View['tab'];
  readonly kind: 'attribute' | 'custom property' | 'part' | 'slot';
  readonly name: string;
}

declare global {
  interface StudioEvents {
    'control-select': FoundControl;
    'story-select': Story;
  }
}

/** The controls of an element that are about what is looked for: those whose names say it come first. */
export function findControls(wanted: string, tag: string, manifest: Manifest): FoundControl[] {
  const element = elementsOf(manifest).find(({ tagName }) => tagName === tag);
  if (!element || !wanted.trim()) return [];
  const { attributes, cssProperties, cssParts, slots } = element;
  const all = [
    ...attributes.map((one) => ({ ...one, tab: 'attributes' as const, kind: 'attribute' as const })),
    ...cssProperties.map((one) => ({ ...one, tab: 'style' as const, kind: 'custom property' as const })),
    ...cssParts.map((one) => ({ ...one, tab: 'parts' as const, kind: 'part' as const })),
    ...slots.filter(({ name }) => name).map((one) => ({ ...one, tab: 'slots' as const, kind: 'slot' as const })),
  ];
  const found = all.filter((one) => {
    const values = 'values' in one ? one.values?.join(' ') : '';
    return says(fold([one.kind, one.name, one.description, values].join(' ')), wanted);
  });
  const isNamed = ({ name }: FoundControl): boolean => says(fold(name), wanted);
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].map(({ tab, kind, name }) => ({
    tab,
    kind,
    name,
  }));
}
