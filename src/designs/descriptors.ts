import { layoutOf } from '../layouts/descriptors.ts';
import type { Post } from '../model/post.ts';

/** As many as are displayed first (`feed/view/slices`): the others come into a design that is there. */
const JUDGED_COUNT = 4;

/** The design that suits posts, or what they are awaited from: whose they are says most of several workspaces, else the image, else the words. */
export function chooseDesign(
  posts: readonly Post[],
  awaited: { readonly feedId?: string } = {},
): 'social' | 'editorial' | 'note' {
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
  /** As it is written; a class of the feed's root, too. */
  readonly name: string;
  /** Lines of text before "Read more", where the owner says nothing else; absent where the layout decides. */
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

/** How the cards of a feed are made up: by the design that is written, or the one that suits the posts, but for a layout whose cards are its own. */
export function designOf(
  settings: { readonly layout: string; readonly design: string; readonly feedId?: string },
  posts: readonly Post[],
): (typeof DESIGNS)[number] {
  const { layout, design } = settings;
  const written = design === 'auto' ? chooseDesign(posts, settings) : design;
  const found = layoutOf(layout).hasOwnCards ? undefined : DESIGNS.find(({ name }) => name === written);
  return found ?? ALL[0];
}
