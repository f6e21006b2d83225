import { Random } from '../../base/random.ts';
import type { Story, Workspace } from '../workspace.ts';
import { books, forewords, notices, readers, rooms, topics, verdicts, weekdays } from './library-words.ts';

const POSTS = 220;
const SITE = 'https://example.com/library';

/** Takes the words in turn, by a step that has no divisor in common with their number, so that none is passed over. */
function take<Word>(words: readonly Word[], turn: number): Word {
  const word = words[(turn * 11) % words.length];
  if (word === undefined) throw new RangeError('There are no words to take from.');
  return word;
}

type Writer = (turn: number, random: Random) => Story;

const newBook: Writer = (turn, random) => {
  const { title, author } = take(books, turn);
  const room = take(rooms, turn);
  return {
    title,
    text: `${take(forewords, turn)}, by ${author}. ${take(verdicts, turn)}\n\nYou find it in the ${room}. #newbooks`,
    pictures: [
      { scene: 'shelf', alt: `Books on a shelf in the ${room}`, shape: random.pick(['wide', 'square', 'tall']) },
    ],
    claps: random.whole(3, 90),
  };
};

const bookIsBack: Writer = (turn, random) => {
  const { title, author } = take(books, turn);
  return {
    text: `Back on the shelf: “${title}” by ${author}. ${take(verdicts, turn)} #backagain`,
    claps: random.whole(0, 25),
  };
};

const readingHour: Writer = (turn, random) => {
  const { title, author } = take(books, turn);
  const when = `${take(weekdays, turn)}, ${random.whole(10, 19)}:00, in the ${take(rooms, turn)}`;
  return {
    title: `Reading hour: ${take(topics, turn)}`,
    html: `<p><strong>${take(readers, turn)}</strong> reads from <em>${title}</em> by ${author}.</p><ul><li>${when}</li><li>No booking, no fee, there is tea</li></ul><p>#readinghour #free</p>`,
    pictures: [{ scene: 'reading', alt: 'An armchair beside a lamp, with an open book' }],
    claps: random.whole(8, 140),
  };
};

const openingTimes: Writer = (turn, random) => ({
  text: `${take(notices, turn)} The ${take(rooms, turn)} is open on ${take(weekdays, turn)} from ${random.whole(8, 10)}:00 to ${random.whole(17, 21)}:00.\n\nAll opening times: ${SITE}/hours`,
  claps: random.whole(0, 18),
});

const bookList: Writer = (turn, random) => {
  const listed = [0, 1, 2].map((step) => take(books, turn + step));
  const items = listed.map(({ title, author }) => `<li><em>${title}</em> by ${author}</li>`);
  return {
    title: `Three books about ${take(topics, turn)}`,
    html: `<p>Picked by ${take(readers, turn)}:</p><ol>${items.join('')}</ol><p>More in <a href="${SITE}">our catalogue</a>. #picks</p>`,
    pictures: [{ scene: 'books', alt: 'A pile of books beside a cup' }],
    ctaLink: { label: 'Reserve one of them', url: `${SITE}/reserve` },
    author: take(readers, turn),
    claps: random.whole(5, 120),
    hasOtherNames: random.next() < 0.2,
  };
};

const writers = [newBook, readingHour, bookIsBack, bookList, openingTimes, newBook, bookIsBack];

export const library: Workspace = {
  id: 'library',
  name: 'Alder Quay City Library',
  newestMinutesAgo: 33,
  oldestDaysAgo: 720,
  stories: Array.from({ length: POSTS }, (_, index) => {
    const write = writers[index % writers.length] ?? newBook;
    return write(index, new Random(`library ${index}`));
  }),
};
