import type { Workspace } from '../workspace.ts';

export const bakery: Workspace = {
  id: 'bakery',
  name: 'Copper Street Bakery',
  newestMinutesAgo: 18,
  oldestDaysAgo: 210,
  stories: [
    {
      text: 'The first rye of the week is out of the oven. Still too hot to cut, but the smell is free.',
      pictures: [{ scene: 'loaves', alt: 'Round rye loaves cooling on a wooden table' }],
      claps: 46,
    },
    {
      text: 'Croissants until eleven, or until Mr Aldous has been. Whichever comes first.',
      pictures: [{ scene: 'croissants', alt: 'A plate of croissants beside a cup of coffee' }],
      claps: 88,
    },
    {
      title: 'Saturday: bread from the wood oven',
      text: 'We light it at four in the morning and bake until the bricks are cold. Sourdough, olive bread and two trays of focaccia. Tell us by Thursday what to put aside.',
      pictures: [{ scene: 'oven', alt: 'A brick oven with a fire inside' }],
      ctaLink: { label: 'Put a loaf aside', url: 'https://example.com/bakery/orders' },
      claps: 132,
    },
    { text: 'Sold out of cinnamon buns. Next tray at half past two.', claps: 21 },
    {
      text: 'Plum cake, with plums from Greta’s garden. She brought nine kilos and asked for one slice.',
      pictures: [{ scene: 'cake', alt: 'A plum cake on a stand', shape: 'square' }],
      claps: 174,
    },
    {
      text: 'The window is done! Hanna painted it with a brush of three hairs and a lot of patience.',
      pictures: [{ scene: 'shopfront', alt: 'The front of the bakery with a striped awning', shape: 'tall' }],
      claps: 203,
    },
    {
      html: '<p>What is in our <strong>seeded loaf</strong>? Four things and an evening:</p><ul><li>wheat and a third of spelt</li><li>linseed, sunflower and sesame</li><li>water and salt</li><li>our starter, which is older than the shop</li></ul>',
      pictures: [{ scene: 'loaves', alt: 'Seeded loaves on a board' }],
      author: 'Hanna',
      claps: 97,
    },
    { text: 'Monday is our day of rest. Yesterday’s bread makes very good toast.', claps: 35 },
    {
      text: 'Tomas baked his first hundred croissants on his own. Ninety-six of them were beautiful, and we ate the other four.',
      pictures: [{ scene: 'croissants', alt: 'Croissants on a plate' }],
      claps: 265,
      hasOtherNames: true,
    },
    {
      title: 'Bread class, an evening in the bakehouse',
      text: 'Six people, three hours, one dough each. You go home with flour in your hair and a starter of your own.',
      pictures: [{ scene: 'dough', alt: 'Dough, a rolling pin and flour on a table' }],
      button: { label: 'Book a place', url: 'https://example.com/bakery/class' },
      author: 'Tomas',
      claps: 118,
    },
    {
      text: 'Rain again. We put the lamps on and made hot chocolate.',
      pictures: [{ scene: 'shopfront', alt: 'The bakery on the corner, its lamps lit' }],
      claps: 76,
    },
    { text: 'Found by the till: one blue mitten, small. It is waiting on the shelf beside the jam.', claps: 52 },
    {
      text: 'New on Fridays: potato bread with rosemary. Soft inside, salty on top, gone by noon.',
      pictures: [{ scene: 'loaves', alt: 'Potato bread on the counter', shape: 'square' }],
      claps: 91,
    },
    {
      text: 'Thank you, neighbours. The oven man came on a Sunday, and the oven is warm again.',
      pictures: [{ scene: 'oven', alt: 'The oven, lit again' }],
      claps: 240,
    },
    {
      text: 'How we keep bread for four days:\n\n1. in a cloth, never in plastic\n2. cut side down on the board\n3. a minute in a hot oven before you eat it\n\nOn the fifth day, make soup.',
      claps: 149,
    },
    {
      text: 'A birthday cake for somebody who is turning ninety-one. Lemon, because she said so.',
      pictures: [{ scene: 'cake', alt: 'A cake with white icing on a stand' }],
      claps: 310,
    },
    {
      text: 'The mill sent a picture of our rye, still green. Harvest in six weeks.',
      pictures: [{ scene: 'field', alt: 'A rye field below low hills', shape: 'wide' }],
      claps: 84,
    },
    {
      text: 'Coffee is back to its old price. So is the queue.',
      pictures: [{ scene: 'croissants', alt: 'Coffee and a croissant', shape: 'square' }],
      claps: 61,
    },
    { text: 'Yes, there are still poppy seed rolls. No, we cannot hide two for you. (We did.)', claps: 44 },
    {
      title: 'Closed for a week',
      text: 'We are off to see how bread is made by the sea. Back on the 12th, with salt.',
      pictures: [{ scene: 'shopfront', alt: 'The bakery with its blinds down' }],
      claps: 57,
    },
    {
      text: 'Small hands at work: the children from Mill Lane school shaped forty rolls and named every one of them.',
      pictures: [
        { scene: 'dough', alt: 'Small rolls shaped by hand' },
        { scene: 'loaves', alt: 'The rolls, baked' },
      ],
      claps: 188,
    },
    { text: 'Easter orders are open. Our plaits are long, our list is short.', claps: 39, hasOtherNames: true },
    {
      text: 'Midnight, and the starter has doubled. See you at six.',
      pictures: [{ scene: 'dough', alt: 'A bowl of dough under a cloth', shape: 'tall' }],
      claps: 73,
    },
    {
      text: 'Hello from Copper Street! This is where we will say what comes out of the oven.',
      pictures: [{ scene: 'shopfront', alt: 'The bakery on its first morning' }],
      claps: 156,
    },
  ],
};
