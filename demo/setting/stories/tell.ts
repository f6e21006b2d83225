import { DEFAULT_SETTING, DEFAULT_STAGE, type Setting, type Stage } from '../setting.ts';

export interface Story {
  /** Its name in an address. */
  readonly id: string;
  readonly title: string;
  /** What there is to see. */
  readonly note: string;
  readonly setting: Setting;
  /** Whether it is about where its posts come from: a person's own source would leave nothing of it. */
  readonly isAboutSource: boolean;
}

export interface StoryGroup {
  readonly title: string;
  readonly stories: readonly Story[];
}

type Told = Partial<Omit<Setting, 'tag' | 'attributes' | 'stage'>> & {
  readonly stage?: Partial<Stage>;
  readonly isAboutSource?: boolean;
};

type Attributes = Readonly<Record<string, string>>;

export const PUBLIC = 'ws-public-posts';
export const FEED = 'ws-feed';
export const EMBED = 'ws-embed';
export const CARD = 'ws-post-card';

/** The service counts requests by id: an id of its own lets each visit see what fails at first. */
export const VISIT = Math.random().toString(36).slice(2, 8);

/** `Theme: paper` -> `theme-paper` */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether its workspace is what it is about: one that fails, or several as one. */
const hasSourceOfItsOwn = (tag: string, { 'feed-id': feedId = '' }: Attributes): boolean =>
  tag === EMBED || /^trouble-|\s/.test(feedId);

export const tell = (
  title: string,
  note: string,
  tag: string,
  attributes: Attributes,
  { stage, isAboutSource = hasSourceOfItsOwn(tag, attributes), ...rest }: Told = {},
): Story => ({
  id: idOf(title),
  title,
  note,
  isAboutSource,
  setting: { ...DEFAULT_SETTING, tag, attributes, ...rest, stage: { ...DEFAULT_STAGE, ...stage } },
});

/** A story of something that fails, with one post's room. */
export const trouble = (title: string, note: string, attributes: Attributes, told?: Told): Story =>
  tell(title, note, PUBLIC, { limit: '1', ...attributes }, { isAboutSource: true, ...told });

/** A story of one card. */
export const feedCard = (title: string, note: string, post: string, lang = 'en'): Story =>
  tell(title, note, CARD, {}, { stage: { post, lang } });
