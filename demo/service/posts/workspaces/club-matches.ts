import type { Story } from '../workspace.ts';

interface Match {
  readonly against: string;
  /** Rovers first; a match without one is still to come. */
  readonly score?: readonly [number, number];
  readonly note: string;
  readonly claps: number;
}

/** Newest first. */
const matches: readonly Match[] = [
  { against: 'Kestrel Town', note: 'Tonight, 19:45, at home. Gates from 18:30.', claps: 1544 },
  { against: 'Stonebridge', note: 'Sunday week, 15:00, away. The bus is filling up.', claps: 1120 },
  { against: 'Ashford Vale', score: [0, 0], note: 'One for those who like defending.', claps: 987 },
  { against: 'Ashford Vale', note: 'Wednesday, 19:30, away. Rain is forecast.', claps: 640 },
  { against: 'Port Ellery', score: [2, 1], note: 'Brandt in the ninetieth minute!', claps: 5120 },
  { against: 'Port Ellery', note: 'The derby. Saturday, 15:00. Sold out.', claps: 3904 },
  { against: 'Mill Park', score: [4, 2], note: 'Six goals and one very tired scoreboard.', claps: 3761 },
  { against: 'Mill Park', note: 'Saturday, 15:00, at home. Bring tins for the food bank.', claps: 812 },
  { against: 'Saltmarsh United', score: [1, 1], note: 'A point, and a long way home.', claps: 1345 },
  { against: 'Saltmarsh United', note: 'Friday, 20:00, away. The bus leaves at four.', claps: 590 },
  { against: 'Northgate', score: [3, 0], note: 'Holt, Okafor, Holt. Clean sheet, muddy shirts.', claps: 4408 },
  { against: 'Northgate', note: 'Saturday, 15:00, at home. A minute of applause for Walter.', claps: 2950 },
  { against: 'Eastcliff Athletic', score: [1, 2], note: 'We were second best. Onwards.', claps: 1011 },
  { against: 'Eastcliff Athletic', note: 'Wednesday, 19:45, away.', claps: 455 },
  { against: 'Fenwick', score: [2, 0], note: 'Two corners, two heads, two goals.', claps: 2817 },
  { against: 'Fenwick', note: 'Saturday, 15:00, at home. Hats advised.', claps: 731 },
  {
    against: 'Stonebridge',
    score: [1, 0],
    note: 'Seventeen years old, first touch, first goal: Idris Vane.',
    claps: 6230,
  },
  { against: 'Stonebridge', note: 'Sunday, 14:00, at home.', claps: 688 },
  { against: 'Highmoor', score: [2, 2], note: 'Two down at the break. Two up on pride.', claps: 2106 },
  { against: 'Highmoor', note: 'Saturday, 17:30, away. The pitch is on a hill.', claps: 512 },
  { against: 'Lock Street', score: [5, 0], note: 'Cup football is fun.', claps: 3990 },
  { against: 'Lock Street', note: 'First round of the cup. Wednesday, 19:00, at home. Half price.', claps: 866 },
  { against: 'Kestrel Town', score: [0, 1], note: 'An own goal. We have hugged him.', claps: 1777 },
  { against: 'Kestrel Town', note: 'Saturday, 15:00, away. Wear the yellow.', claps: 629 },
  { against: 'Old Ferry', score: [3, 3], note: 'A friendly, they said.', claps: 1490 },
  { against: 'Old Ferry', note: 'First game of the summer. Saturday, 11:00. Free for all.', claps: 1234 },
  { against: 'Pier Road Old Boys', score: [7, 4], note: 'The old boys were older than they remembered.', claps: 1873 },
];

function toStory({ against, score, note, claps }: Match): Story {
  if (!score) return { text: `Up next: Rovers against ${against}. ${note}`, claps };
  const [ours, theirs] = score;
  const story = { title: `Full time: Rovers ${ours}, ${against} ${theirs}`, text: note, claps };
  const scene = ours > theirs ? 'stadium' : 'ball';
  return { ...story, pictures: [{ scene, alt: `Rovers against ${against}` }] };
}

/** A word before each match and its result after it. */
export const clubMatches: readonly Story[] = matches.map(toStory);
