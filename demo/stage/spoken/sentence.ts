/** The defaults of a sentence. */
export const SILENCE = {
  /** Such as `sentence 3`, which cannot be the name of a part. */
  id: '',
  /** How many of the sentences above contain it. */
  depth: 0,
  /** The ARIA role; an empty string for text. */
  role: '',
  /** The role in words, such as `heading level 3`. */
  roleWords: '',
  name: '',
  /** Its position, its number of items and its states, such as `3 of 8` and `collapsed`. */
  states: [] as readonly string[],
  description: '',
  /** The language of its name and its description; an empty string if it is unknown. */
  lang: '',
  /** The URL of a link, or of the permalink or the first link of a post. */
  url: '',
  /** How many others of the same role and name there are that lead elsewhere. */
  twinCount: 0,
};

/** One thing that a screen reader says. */
export type Sentence = Readonly<typeof SILENCE>;

/** An announcement of a live region, independent of the current sentence. */
export interface Announcement {
  readonly at: Date;
  readonly text: string;
  /** Whether it interrupts what is being said. */
  readonly isUrgent: boolean;
}

/** Roles that people choose from a list of names, where two with the same name cannot be distinguished. */
const CHOSEN_BY_NAME = ['article', 'link', 'button'];

const isNamedAlike = (one: Sentence, other: Sentence): boolean =>
  one.role === other.role && one.name.toLowerCase() === other.name.toLowerCase();

/** Whether both have the same URL: then it does not matter which one is chosen. */
const isSamePlace = (one: Sentence, other: Sentence): boolean => one.url !== '' && one.url === other.url;

/** Sets the `twinCount` of each sentence. */
export function markTwins(sentences: readonly Sentence[]): Sentence[] {
  const chosen = sentences.filter(({ role }) => CHOSEN_BY_NAME.includes(role));
  return sentences.map((sentence) => {
    const twins = chosen.filter(
      (other) => other.id !== sentence.id && isNamedAlike(sentence, other) && !isSamePlace(sentence, other),
    );
    return { ...sentence, twinCount: twins.length };
  });
}
