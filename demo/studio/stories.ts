import { ERRORS } from './stories/errors.ts';
import { FOR_VISITORS } from './stories/for-visitors.ts';
import { LANGUAGE_STORIES } from './stories/languages.ts';
import { LAYOUTS } from './stories/layouts.ts';
import { LOOKS } from './stories/looks.ts';
import { ODD_CONTENT } from './stories/odd-content.ts';
import { ONE_POST } from './stories/one-post.ts';
import { START } from './stories/start.ts';
import { STATES } from './stories/states.ts';
import { CARD, type Story, type StoryGroup } from './stories/tell.ts';
import { WRONG_SET_UP } from './stories/wrong-set-up.ts';

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
