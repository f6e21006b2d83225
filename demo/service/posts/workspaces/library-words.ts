interface Book {
  readonly title: string;
  readonly author: string;
}

/** What the posts of the library are put together from: no such books and no such people. */
export const books: readonly Book[] = [
  { title: 'The Lighthouse Timetable', author: 'Marta Lindqvist' },
  { title: 'A Field Guide to Small Weather', author: 'Joaquim Serra' },
  { title: 'Salt, Ink and Rope', author: 'Odile Fournier-Hale' },
  { title: 'The Clockmaker’s Second Daughter', author: 'Ben Achterberg' },
  { title: 'Bees in Winter', author: 'Noor Haddad' },
  { title: 'Nine Letters to a Bridge', author: 'Tessa Wynne' },
  { title: 'What the Ferryman Kept', author: 'Ilya Korhonen' },
  { title: 'An Atlas of Back Gardens', author: 'Ruth Abara' },
  { title: 'The Quiet Alphabet', author: 'Hiro Tanabe' },
  { title: 'Rooms with Northern Light', author: 'Marta Lindqvist' },
  { title: 'A Short History of Doorbells', author: 'Joaquim Serra' },
  { title: 'The Orchard Ledger', author: 'Odile Fournier-Hale' },
  { title: 'Kitchens of the Coast', author: 'Noor Haddad' },
  { title: 'The Astronomer’s Laundry', author: 'Tessa Wynne' },
  { title: 'How to Mend a Kite', author: 'Ilya Korhonen' },
  { title: 'The Map Seller of Alder Quay', author: 'Ruth Abara' },
  { title: 'Moss', author: 'Hiro Tanabe' },
  { title: 'Seven Winters by Train', author: 'Marta Lindqvist' },
  { title: 'The Language of Gates', author: 'Joaquim Serra' },
  { title: 'Owls of the Inner City', author: 'Odile Fournier-Hale' },
];

export const forewords = [
  'Just unpacked',
  'New this week',
  'Three people asked for it, and here it is',
  'Fresh from the binder',
  'We could not wait to put this one out',
];

export const verdicts = [
  'Start it on a Sunday, you will want the evening.',
  'Short chapters, long thoughts.',
  'Our night guard read it twice.',
  'The pictures alone are worth the walk.',
  'Funny in a very quiet way.',
  'Four copies, and a waiting list already.',
  'Good for a train, better for a bath.',
  'We are still arguing about the ending.',
];

export const rooms = ['reading room', 'garden hall', 'children’s corner', 'map room', 'upper gallery', 'music room'];

export const weekdays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const topics = [
  'the sea',
  'rain',
  'lost things',
  'houses and their people',
  'long journeys',
  'winter',
  'birds of the city',
  'very small heroes',
];

export const readers = [
  'Agnes from the desk',
  'Mr Obi',
  'Yara Klein',
  'Lena of the Thursday circle',
  'Old Captain Reeve',
];

export const notices = [
  'The lift is mended.',
  'It will be a warm weekend, and we are the coolest house in town.',
  'Exams are near, so we stay up later.',
  'The painters have left.',
  'A word about the holidays.',
  'The heating works again.',
  'New lamps, better chairs.',
  'Yes, dogs may come in.',
];
