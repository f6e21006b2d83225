import type { Story } from '../workspace.ts';

/** What a football club says between its matches. */
export const clubNews: readonly Story[] = [
  {
    title: 'Full time: Rovers 3, Kestrel Town 1',
    text: 'Two from Okafor, one from the spot, and a wall of noise from the North Stand. Third in the table tonight.',
    pictures: [
      { scene: 'stadium', alt: 'The ground under floodlights, the stands full' },
      { scene: 'ball', alt: 'The ball in the corner of the net' },
      { scene: 'scarf', alt: 'Scarves in the colours of the club' },
    ],
    claps: 4312,
  },
  {
    text: 'That penalty, again. You are welcome.',
    video: { file: 'penalty.webm', alt: 'A ball flies from the penalty spot into the top corner of the goal' },
    claps: 7820,
  },
  {
    title: 'Season tickets go on sale on Monday',
    html: '<p>Same seats, <strong>same prices</strong> as last year. Members have a week before everybody else.</p><ul><li>Adults 240</li><li>Under 18s 60</li><li>Under 10s come in free</li></ul>',
    ctaLink: { label: 'Season tickets', url: 'https://example.com/rovers/tickets' },
    claps: 1204,
  },
  {
    text: 'Welcome home, Nadia Brandt. Left foot, seventeen caps, and she grew up four streets from here.',
    pictures: [{ scene: 'shirt', alt: 'A striped shirt on a hanger', shape: 'tall' }],
    claps: 5633,
  },
  { text: 'The gates open an hour early on Saturday. Bring a scarf and somebody new.', claps: 873 },
  {
    text: 'Training this morning: fog, frost, forty passes.',
    pictures: [
      { scene: 'ball', alt: 'A ball on the frozen grass' },
      { scene: 'stadium', alt: 'The empty stands in the morning' },
    ],
    claps: 1431,
    hasOtherNames: true,
  },
  {
    title: 'Open day for girls and boys from six to twelve',
    text: 'No trials, no times, just football. Boots if you have them, trainers if you do not. We lend shin pads.',
    pictures: [{ scene: 'ball', alt: 'A ball on the centre spot', shape: 'square' }],
    button: { label: 'Sign up', url: 'https://example.com/rovers/open-day' },
    claps: 954,
  },
  {
    text: 'Two hundred games for Samira Holt today. She has asked us not to make a fuss.\n\nTWO HUNDRED.',
    pictures: [{ scene: 'shirt', alt: 'Her shirt on its hook', shape: 'square' }],
    claps: 6109,
  },
  {
    html: '<p>The new roof on the <em>Harbour End</em> is on. It keeps out rain and keeps in songs.</p>',
    pictures: [{ scene: 'stadium', alt: 'The new roof above the Harbour End' }],
    author: 'Rovers ground staff',
    claps: 2278,
  },
  {
    text: 'The supporters’ bus to Stonebridge leaves at nine from the fish market. A few seats left: https://example.com/rovers/bus',
    claps: 402,
  },
  {
    title: 'The third shirt',
    text: 'Sea green, because the harbour is. Designed by the art class of Pier Road school.',
    pictures: [
      { scene: 'green-shirt', alt: 'A sea green shirt' },
      { scene: 'scarf', alt: 'A scarf that goes with it' },
      { scene: 'green-shirt', alt: 'The shirt from the back', shape: 'square' },
      { scene: 'stadium', alt: 'The ground on the day it was shown' },
    ],
    claps: 3377,
  },
  { text: 'We lost a friend. Walter kept the turnstile at Gate C for forty-one years. Rest well.', claps: 8045 },
  {
    text: 'Lap of honour. Thank you for every away end, every wet Tuesday, every song.',
    pictures: [
      { scene: 'scarf', alt: 'Scarves held up' },
      { scene: 'stadium', alt: 'The full ground on the last day of the season' },
    ],
    claps: 9214,
  },
  {
    text: 'The grass is sown. Please do not walk on it, and please do not tell Gerald that you have.',
    pictures: [{ scene: 'stadium', alt: 'The pitch, freshly sown' }],
    claps: 1688,
  },
];
