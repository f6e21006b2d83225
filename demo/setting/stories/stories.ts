import designs from './designs.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import forVisitors from './for-visitors.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import layouts from './layouts.json' with { type: 'json' };
import looks from './looks.json' with { type: 'json' };
import oddContent from './odd-content.json' with { type: 'json' };
import onePost from './one-post.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };
import wrongSetUp from './wrong-set-up.json' with { type: 'json' };
import { type Story, type StoryGroup, tellGroup, type ToldGroup } from './tell.ts';

const FILES = [
  start,
  layouts,
  designs,
  looks,
  forVisitors,
  languages,
  onePost,
  states,
  errors,
  wrongSetUp,
  oddContent,
] as readonly ToldGroup[];

/** All stories, in groups. Each story is a setting. */
export const STORIES: readonly StoryGroup[] = FILES.map(tellGroup);

export const ALL_STORIES: readonly Story[] = STORIES.flatMap(({ stories }) => stories);

export const findStory = (id: string): Story | undefined => ALL_STORIES.find((story) => story.id === id);

/** The values that stories have for an attribute, as examples to try. */
export const examplesOf = (attribute: string): string[] => [
  ...new Set(
    ALL_STORIES.map(({ setting }) => setting.attributes[attribute] ?? '').filter(
      (value) => value && !value.includes('~'),
    ),
  ),
];

/** The posts that stories display in a single card, with the titles of these stories. */
export const EXAMPLE_POSTS: readonly { readonly value: string; readonly label: string }[] = ALL_STORIES.filter(
  ({ setting }) => setting.tag === 'ws-post-card' && !setting.attributes['post-id'],
).map(({ title, setting }) => ({ value: setting.stage.post, label: title }));
