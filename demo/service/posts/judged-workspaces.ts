import type { Story, Workspace } from '../../../src/testing/posts/workspace.ts';
import hall from './workspaces/hall.json' with { type: 'json' };
import millbrookBakery from './workspaces/millbrook-bakery.json' with { type: 'json' };
import millbrookClub from './workspaces/millbrook-club.json' with { type: 'json' };
import millbrookMuseum from './workspaces/millbrook-museum.json' with { type: 'json' };
import millbrookSoftware from './workspaces/millbrook-software.json' with { type: 'json' };
import millbrookTown from './workspaces/millbrook-town.json' with { type: 'json' };
import millbrookSchool from './workspaces/millbrook-school.json' with { type: 'json' };
import posts from './workspaces/odd-posts.json' with { type: 'json' };

const SENTENCE =
  'The council heard the report on the drains, thanked the clerk for it, and asked that the next one be shorter.';
const WORDS = SENTENCE.split(' ');
const LONG_WORDS = 5000;

/** Minutes of a meeting with `wordCount` words, in paragraphs of five sentences. */
function minutesOf(wordCount: number): string {
  const wordsOfParagraph = WORDS.length * 5;
  return Array.from({ length: wordCount }, (_, index) => {
    const isNewParagraph = index > 0 && index % wordsOfParagraph === 0;
    return `${isNewParagraph ? '\n\n' : ' '}${WORDS[index % WORDS.length]}`;
  })
    .join('')
    .trim();
}

/** Posts that people really publish at times, and that no layout was designed for. */
const stories: readonly Story[] = posts.map((post) =>
  post.id === 'long-text' ? { ...post, text: minutesOf(LONG_WORDS) } : post,
);

const oddWorkspace = (id: string, name: string, from: number, to: number): Workspace => ({
  id,
  name,
  newestMinutesAgo: 30,
  oldestDaysAgo: 90,
  stories: stories.slice(from, to),
});

const oddWorkspaces: readonly Workspace[] = [
  oddWorkspace('odd', 'Odd Posts of Millbrook', 0, stories.length),
  oddWorkspace('odd-three', 'Three Posts in All', 1, 4),
  oddWorkspace('odd-one', 'One Post', 1, 2),
];

/** Workspaces for judging a look: a town with realistic posts, its hall with every kind of post, and odd posts. */
export const judgedWorkspaces: readonly Workspace[] = [
  millbrookBakery,
  millbrookClub,
  millbrookMuseum,
  millbrookSoftware,
  millbrookTown,
  millbrookSchool,
  hall,
  ...oddWorkspaces,
];
