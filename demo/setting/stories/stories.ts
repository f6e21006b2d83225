import { ERRORS } from './errors.ts';
import { FOR_VISITORS } from './for-visitors.ts';
import { LANGUAGE_STORIES } from './languages.ts';
import { LAYOUTS } from './layouts.ts';
import { LOOKS } from './looks.ts';
import { ODD_CONTENT } from './odd-content.ts';
import { ONE_POST } from './one-post.ts';
import { START } from './start.ts';
import { STATES } from './states.ts';
import { CARD, type Story, type StoryGroup } from './tell.ts';
import { WRONG_SET_UP } from './wrong-set-up.ts';

/** Everything that there is to see, each a setting of its own. */
export const STORIES: readonly StoryGroup[] = [
  START,
  LAYOUTS,
  LOOKS,
  FOR_VISITORS,
  LANGUAGE_STORIES,
  ONE_POST,
  STATES,
  ERRORS,
  WRONG_SET_UP,
  ODD_CONTENT,
];

export const ALL_STORIES: readonly Story[] = STORIES.flatMap(({ stories }) => stories);

export const findStory = (id: string): Story | undefined => ALL_STORIES.find((story) => story.id === id);

/** What the stories write for an attribute: something to try it with. */
export const examplesOf = (attribute: string): string[] => [
  ...new Set(
    ALL_STORIES.map(({ setting }) => setting.attributes[attribute] ?? '').filter(
      (value) => value && !value.includes('~'),
    ),
  ),
];

/** The posts that the stories show alone, with their titles. */
export const EXAMPLE_POSTS: readonly { readonly value: string; readonly label: string }[] = ALL_STORIES.filter(
  ({ setting }) => setting.tag === CARD,
).map(({ title, setting }) => ({ value: setting.stage.post, label: title }));
