import { OWN, type Setting, type Stage } from '../../setting/setting.ts';
import { lookAttributes } from '../../setting/stories/source.ts';

type Attributes = Setting['attributes'];

/** A frame of a row. Its attributes replace those of the look. */
const frame = (caption: string, widthPx: number, changed: Attributes = {}) => ({ caption, widthPx, changed });
export type BoardFrame = Readonly<ReturnType<typeof frame>>;

/** A phone, a tablet, a desk. */
const WIDTHS = [360, 768, 1280];

const DESK = 1280;

const inWords = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** The old defaults, from before the elements chose by themselves, and their own choice. */
const CHOSEN_BY: readonly Attributes[] = [
  { layout: 'list', design: 'social' },
  { layout: 'auto', design: 'auto' },
];

/** The boards: the frames in a row for each workspace, light and dark. The first one is the default of a URL. */
export const BOARDS = [
  {
    id: 'widths',
    name: 'Three widths',
    note: 'One look on realistic posts and on odd ones: on a phone, a tablet and a desktop, light and dark.',
    frames: WIDTHS.map((widthPx) => frame(`${widthPx} px`, widthPx)),
  },
  {
    id: 'choices',
    name: 'Before and after',
    note: 'Each workspace twice: as a plain list, and as the elements lay it out by default.',
    frames: CHOSEN_BY.map((changed) => frame(inWords(changed), DESK, changed)),
  },
] as const;

export type Board = (typeof BOARDS)[number];

const NAME = `${OWN}board`;

export function readBoard(search: string): Board {
  const written = new URLSearchParams(search).get(NAME);
  return BOARDS.find(({ id }) => id === written) ?? BOARDS[0];
}

/** The query of the same look on another board. */
export function writeBoard(search: string, { id }: Board): string {
  const query = new URLSearchParams(search);
  if (id === BOARDS[0].id) query.delete(NAME);
  else query.set(NAME, id);
  return `?${query}`;
}

/** The most posts that one request can have. */
const ALL_POSTS = '30';

/** The look of a setting with all posts of one workspace of the local service. `changed` replaces its own attributes. */
export function lookOn(setting: Setting, feedId: string, scheme: Stage['scheme'], changed: Attributes = {}): Setting {
  const isOfSummaries = setting.tag === 'ws-public-posts';
  return {
    ...setting,
    tag: isOfSummaries ? setting.tag : 'ws-feed',
    baseUrl: '',
    attributes: {
      ...lookAttributes(setting),
      'feed-id': feedId,
      [isOfSummaries ? 'limit' : 'page-size']: ALL_POSTS,
      ...changed,
    },
    posts: [],
    stage: { ...setting.stage, scheme, copies: 1 },
  };
}
