import type { Workspace } from '../workspace.ts';

export const choir: Workspace = {
  id: 'choir',
  name: 'Millbrook Chamber Choir',
  newestMinutesAgo: 52,
  oldestDaysAgo: 70,
  stories: [
    { text: 'Altos, please bring a pencil tonight. You know why.', claps: 14 },
    { text: 'We sing at St Anne’s on Saturday, half past seven. Free entry, and the church is heated.', claps: 31 },
    { text: 'Two tenors wanted. Reading music helps, laughing helps more. Rehearsals are on Tuesdays.', claps: 9 },
    {
      text: 'Thank you to everyone who stood at the back because the chairs had run out.\n\nWe will put out more next time.',
      claps: 58,
    },
    { text: 'The recording of the spring concert is done. Ask Ines for a copy.', claps: 22 },
    { text: 'First rehearsal after the break. All of us came, and most of us were in tune.', claps: 40 },
  ],
};
