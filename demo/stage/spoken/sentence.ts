/** One thing that a screen reader says. */
export interface Sentence {
  /** `sentence 3`, which is the name of no part. */
  readonly id: string;
  /** How many of those above contain it. */
  readonly depth: number;
  /** The role as it is in ARIA; an empty string is text. */
  readonly role: string;
  /** The role in words: `heading level 3`. */
  readonly roleWords: string;
  readonly name: string;
  /** Its position, how many things it has, and how it is: `3 of 8`, `collapsed`. */
  readonly states: readonly string[];
  readonly description: string;
  /** The language of its name and its description; an empty string is unknown. */
  readonly lang: string;
  /** Where a link leads, or the only link or the permalink of a post. */
  readonly url: string;
  /** How many others of the same role and name there are that lead elsewhere. */
  readonly twinCount: number;
}

/** Something that is announced, wherever the reader is. */
export interface Announcement {
  readonly at: Date;
  readonly text: string;
  /** Whether it interrupts what is being said. */
  readonly isUrgent: boolean;
}
