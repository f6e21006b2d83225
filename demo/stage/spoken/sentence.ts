/** What a sentence is of which nothing is known. */
export const SILENCE = {
  /** `sentence 3`, which is the name of no part. */
  id: '',
  /** How many of those above contain it. */
  depth: 0,
  /** The role as it is in ARIA; an empty string is text. */
  role: '',
  /** The role in words: `heading level 3`. */
  roleWords: '',
  name: '',
  /** Its position, how many things it has, and how it is: `3 of 8`, `collapsed`. */
  states: [] as readonly string[],
  description: '',
  /** The language of its name and its description; an empty string is unknown. */
  lang: '',
  /** Where a link leads, or the only link or the permalink of a post. */
  url: '',
  /** How many others of the same role and name there are that lead elsewhere. */
  twinCount: 0,
};

/** One thing that a screen reader says. */
export type Sentence = Readonly<typeof SILENCE>;

/** Something that is announced, wherever the reader is. */
export interface Announcement {
  readonly at: Date;
  readonly text: string;
  /** Whether it interrupts what is being said. */
  readonly isUrgent: boolean;
}

/** What people choose from a list of names: where two have the same, they cannot be distinguished. */
const CHOSEN_BY_NAME = ['article', 'link', 'button'];

const isNamedAlike = (one: Sentence, other: Sentence): boolean =>
  one.role === other.role && one.name.toLowerCase() === other.name.toLowerCase();

/** Whether both lead to the same place: then it does not matter which one is chosen. */
const isSamePlace = (one: Sentence, other: Sentence): boolean => one.url !== '' && one.url === other.url;

/** Tells of each how many others have its role and its name, and lead elsewhere. */
export function markTwins(sentences: readonly Sentence[]): Sentence[] {
  const chosen = sentences.filter(({ role }) => CHOSEN_BY_NAME.includes(role));
  return sentences.map((sentence) => {
    const twins = chosen.filter(
      (other) => other.id !== sentence.id && isNamedAlike(sentence, other) && !isSamePlace(sentence, other),
    );
    return { ...sentence, twinCount: twins.length };
  });
}
