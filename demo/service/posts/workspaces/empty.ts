import type { Workspace } from '../workspace.ts';

export const empty: Workspace = {
  id: 'empty',
  name: 'Nothing Yet',
  newestMinutesAgo: 0,
  oldestDaysAgo: 0,
  stories: [],
};
