import { feedCard, type StoryGroup } from './tell.ts';

export const ONE_POST: StoryGroup = {
  title: 'A post',
  stories: [
    feedCard('With an image', 'One card alone: a script sets its post.', 'bakery/0'),
    feedCard('With several images', 'The first is large.', 'club/0'),
    feedCard('With a video', 'It loads when it is played.', 'club/3'),
    feedCard('With rich text and a button', 'Sanitised HTML, and the author’s own link.', 'software/0'),
    feedCard('With text alone', 'No image, no title.', 'choir/0'),
    feedCard('Right to left', 'In Arabic.', 'museum/0', 'ar'),
  ],
};
