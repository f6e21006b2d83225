import type { Sentence } from './sentence.ts';

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
