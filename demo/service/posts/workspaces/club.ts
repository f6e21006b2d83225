import type { Workspace } from '../workspace.ts';
import { clubMatches } from './club-matches.ts';
import { clubNews } from './club-news.ts';

/** Every third post is news, until there is none left. */
const stories = clubMatches.flatMap((match, index) => {
  const news = index % 2 === 0 ? clubNews[index / 2] : undefined;
  return news ? [news, match] : [match];
});

export const club: Workspace = {
  id: 'club',
  name: 'Harbour Rovers FC',
  newestMinutesAgo: 7,
  oldestDaysAgo: 300,
  stories,
};
