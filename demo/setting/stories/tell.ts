import { DEFAULT_SETTING, DEFAULT_STAGE, type Setting, type Stage } from '../setting.ts';

export interface Story {
  /** Its name in a URL. */
  readonly id: string;
  readonly title: string;
  /** What there is to see. */
  readonly note: string;
  readonly setting: Setting;
  /** Whether it is about the source of its posts, so that it makes no sense with a person's own source. */
  readonly isAboutSource: boolean;
}

export interface StoryGroup {
  readonly title: string;
  /** Whether it is more for people who build the elements than for people who use them. */
  readonly isAside?: boolean;
  readonly stories: readonly Story[];
}

/** A story as it is in a file: with only those fields of its setting that are not the default. */
type Told = Pick<Story, 'title' | 'note'> &
  Partial<Pick<Story, 'isAboutSource'>> &
  Partial<Omit<Setting, 'stage'>> & { readonly stage?: Partial<Stage> };

export type ToldGroup = Omit<StoryGroup, 'stories'> & { readonly stories: readonly Told[] };

/** The service counts requests by id. With its own id, each visit sees requests that fail at first. */
const VISIT = Math.random().toString(36).slice(2, 8);

/** `Theme: paper` -> `theme-paper` */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const withVisit = (attributes: Setting['attributes']): Setting['attributes'] =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value.replace('{visit}', VISIT)]));

const tell = ({ title, note, isAboutSource = false, attributes = {}, stage, ...rest }: Told): Story => ({
  id: idOf(title),
  title,
  note,
  isAboutSource,
  setting: {
    ...DEFAULT_SETTING,
    ...rest,
    attributes: withVisit(attributes),
    stage: { ...DEFAULT_STAGE, ...stage },
  },
});

export const tellGroup = ({ stories, ...group }: ToldGroup): StoryGroup => ({ ...group, stories: stories.map(tell) });
