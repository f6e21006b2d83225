/** What is known of a design before it is loaded: a row of `descriptors.ts`; the registry adds the module. */
export interface Design {
  /** As it is written; a class of the feed's root, too. */
  readonly name: string;
  /** Lines of text before "Read more", where the owner says nothing else; absent where the layout decides. */
  readonly lines?: number;
}
