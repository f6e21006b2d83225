import type { File, Story, Workspace } from '../../../src/testing/posts/workspace.ts';

// What people really publish now and then, and no layout was drawn for.

const SENTENCE =
  'The council heard the report on the drains, thanked the clerk for it, and asked that the next one be shorter.';
const WORDS = SENTENCE.split(' ');

/** So many words of minutes, in paragraphs of five sentences. */
function minutesOf(wordCount: number): string {
  const wordsOfParagraph = WORDS.length * 5;
  return Array.from({ length: wordCount }, (_, index) => {
    const isNewParagraph = index > 0 && index % wordsOfParagraph === 0;
    return `${isNewParagraph ? '\n\n' : ' '}${WORDS[index % WORDS.length]}`;
  })
    .join('')
    .trim();
}

/** The first so many letters of words that go on and on. */
const lettersOf = (text: string, count: number): string => text.repeat(Math.ceil(count / text.length)).slice(0, count);

const URL_START = 'https://example.com/millbrook/archive?document=';

const TEN: readonly File[] = [
  { file: 'square-landscape.svg', alt: 'The market square' },
  { file: 'hills-portrait.svg', alt: 'Violet mountains' },
  { file: 'painting-square.svg', alt: 'An abstract painting' },
  { file: 'river-panorama.svg', alt: 'Houses along the river' },
  { file: 'poster-fair.svg', alt: 'A poster' },
  { file: 'lake-classic.svg', alt: 'A boat on a calm lake' },
  { file: 'gallery-landscape.svg', alt: 'Two paintings on a white wall' },
  { file: 'drawing-square.svg', alt: 'A child’s drawing' },
  { file: 'hills-landscape.svg', alt: 'Green hills' },
  { file: 'portrait-portrait.svg', alt: 'A person in a dark sweater' },
];

const stories: readonly Story[] = [
  {
    id: 'future',
    title: 'The tower clock is wound again',
    text: 'Somebody dated this post with it.',
    pictures: [{ file: 'hills-square.svg', alt: 'Peaks in the mist' }],
    publishedDate: '2099-12-31T23:59:59.000Z',
    claps: 12,
  },
  {
    id: 'no-image',
    title: 'No image',
    text: 'Words alone, of the usual length, under a title.',
    author: 'Clerk',
    claps: 8,
  },
  { id: 'ten-images', text: 'Ten images, of ten proportions.', pictures: TEN, author: 'Clerk', claps: 97 },
  {
    id: 'panorama',
    title: 'Six times as wide as high',
    text: 'From the bridge to the mill.',
    pictures: [{ file: 'river-strip.svg', alt: 'A long row of houses along the river' }],
    claps: 311,
  },
  { id: 'icon', text: 'Done.', pictures: [{ file: 'icon.svg', alt: 'A check mark' }], author: 'Clerk', claps: 1 },
  {
    id: 'long-title',
    title: lettersOf('Notice of the notice about the meeting on the rules for notices of meetings, ', 200),
    text: 'Please note.',
    pictures: [{ file: 'lake-panorama.svg', alt: 'Three boats on the lake' }],
    claps: 4,
  },
  { id: 'one-word', text: 'Yes.', claps: 2 },
  { id: 'long-text', title: 'Minutes, in full', text: minutesOf(5000), author: 'Clerk', claps: 3 },
  { id: 'long-url', text: `It is here: ${URL_START}${lettersOf('a1b2c3d4e5', 300 - URL_START.length)}`, claps: 5 },
  { id: 'emoji', text: '🎉🎉🎉', claps: 40 },
  {
    id: 'arabic',
    title: 'سوق الربيع في الساحة',
    text: 'خبز وزيتون وموسيقى، من العاشرة صباحاً حتى الغروب. الدعوة عامة، والمواقف خلف المدرسة.',
    pictures: [{ file: 'square-night.svg', alt: 'الساحة ليلاً تحت الزينة' }],
    author: 'سلمى',
    claps: 77,
  },
  {
    id: 'no-claps',
    title: 'Nobody clapped',
    text: 'Not once, in three weeks, for the new bins.',
    pictures: [{ file: 'garden-landscape.svg', alt: 'Beds of vegetables between trees' }],
    claps: 0,
  },
  {
    id: 'many-claps',
    text: 'The duck is back.',
    pictures: [{ file: 'lake-portrait.svg', alt: 'A lake in the evening' }],
    claps: 1_234_567,
  },
  {
    id: 'image-alone',
    text: '',
    pictures: [{ file: 'painting-portrait.svg', alt: 'An abstract painting' }],
    claps: 19,
  },
  {
    id: 'two-actions',
    title: 'Two places to go',
    text: 'Sign the petition, or read it first.',
    ctaLink: { label: 'Sign the petition for the bench by the river', url: 'https://example.com/millbrook/sign' },
    button: { label: 'Read it', url: 'https://example.com/millbrook/petition' },
    claps: 60,
  },
  {
    id: 'past',
    title: 'Our first page on the web',
    text: 'Best viewed at 800 × 600.',
    pictures: [{ file: 'phone-light.svg', alt: 'An app on a phone, two and a half times as high as wide' }],
    publishedDate: '1999-02-03T10:00:00.000Z',
    claps: 14,
  },
];

const oddWorkspace = (id: string, name: string, from: number, to: number): Workspace => ({
  id,
  name,
  newestMinutesAgo: 30,
  oldestDaysAgo: 90,
  stories: stories.slice(from, to),
});

export const oddWorkspaces: readonly Workspace[] = [
  oddWorkspace('odd', 'Odd Posts of Millbrook', 0, stories.length),
  oddWorkspace('odd-three', 'Three Posts in All', 1, 4),
  oddWorkspace('odd-one', 'One Post', 1, 2),
];
