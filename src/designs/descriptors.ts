import { layoutOf, LINES_IN_COLUMNS, LINES_IN_LIST } from '../layouts/descriptors.ts';
import type { Post } from '../model/post.ts';

/** As many posts as are displayed first (`feed/view/slices`): the design is chosen before the others come. */
const JUDGED_COUNT = 4;

/** The design for `auto`: `social` for several workspaces, `editorial` with images, otherwise `note`. */
export function chooseDesign(posts: readonly Post[], awaited: { readonly feedId?: string } = {}) {
  const judged = posts.slice(0, JUDGED_COUNT);
  if (judged.length === 0) {
    const { feedId = '' } = awaited;
    return feedId && !feedId.includes(' ') ? 'editorial' : 'social';
  }
  if (new Set(judged.map(({ feedId }) => feedId)).size !== 1) return 'social';
  return judged.some(({ media }) => media.length > 0) ? 'editorial' : 'note';
}

/** What is known of a design before it is loaded: a row of `descriptors.ts`; the registry adds the module. */
export interface Design {
  /** As the attribute has it; also a class of the feed's root. */
  readonly name: string;
  /** Lines of text before "Read more", unless the owner sets them; absent if the layout decides. */
  readonly lines?: number;
}

const ALL = [
  { name: 'social' }, // author and date first: the styles that all cards have
  { name: 'editorial', lines: 4 },
  { name: 'overlay', lines: 3 },
  { name: 'note', lines: 8 },
] as const satisfies readonly Design[];

export type DesignName = (typeof ALL)[number]['name'];

export const DESIGNS: readonly (Design & { readonly name: DesignName })[] = ALL;

export const DESIGN_NAMES: readonly DesignName[] = ALL.map(({ name }) => name);

type Settings = Readonly<Record<'layout' | 'design', string>> & { readonly feedId?: string };

/** The design of a feed's cards: the one that is set, or that suits the posts; the first if the layout has a card design of its own. */
export function designOf(settings: Settings, posts: readonly Post[]): (typeof DESIGNS)[number] {
  const { layout, design } = settings;
  const written = design === 'auto' ? chooseDesign(posts, settings) : design;
  const found = layoutOf(layout).hasOwnCards ? undefined : DESIGNS.find(({ name }) => name === written);
  return found ?? ALL[0];
}

const LINE_ENDS = /\n|<(?:br|div|h\d|li|p|tr)\b/i;

/** The lines of text before "Read more", unless the owner sets them; 0 shows all. */
export function linesOf(settings: Settings, held: Readonly<Record<'firstPosts' | 'posts', readonly Post[]>>): number {
  const { traits, hasOwnCards } = layoutOf(settings.layout);
  if (traits.includes('columns')) return designOf(settings, held.firstPosts).lines ?? LINES_IN_COLUMNS;
  const isLong = ({ text }: Post): boolean => text.split(LINE_ENDS, LINES_IN_LIST + 1).length > LINES_IN_LIST;
  return !hasOwnCards && held.posts.some(isLong) ? LINES_IN_LIST : 0;
}
