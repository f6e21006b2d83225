/** How much space the posts take before they are there: in CSS, from a width of the element on. */
export interface ReservedHeight {
  readonly fromWidth: string;
  readonly height: string;
}

export interface ReservedPosts {
  readonly count: number;
  /** Whether the first is as wide as a row of columns. */
  readonly isFeatured: boolean;
}

/** What is known of a layout before it is loaded: a row of `descriptors.ts`; the registry adds the module. */
export interface Layout {
  /** As it is written; a class of the feed's root, too. */
  readonly name: string;
  /**
   * Classes of the feed's root besides: with `columns`, cards are side by side, in as many columns as fit and posts
   * fill, so that long texts are cut; with `roomy`, columns are wider and at most four; with `rows`, cards are as high as
   * the highest of their row.
   */
  readonly traits: readonly ('columns' | 'roomy' | 'rows')[];
  /** The space of some posts, the narrowest element first. */
  reserve(posts: ReservedPosts): readonly ReservedHeight[];
  /** Whether its cards are its own: then they have no other design. */
  readonly hasOwnCards?: true;
  /** Whether its module works in a browser alone: on a server, and until it is loaded, the styles of all feeds do. */
  readonly isOfBrowser?: true;
  /** Whether a card can be as wide as a row of columns. */
  readonly hasFeatured?: true;
  /** The name of the layout that displays fewer posts. */
  readonly few?: { readonly below: number; readonly layout: string };
  /** Whether cards that a server rendered stay where the styles of all feeds place them: its module moves nothing then. */
  readonly keepsServerPlaces?: true;
}
