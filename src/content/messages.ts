/** What the cards say. */
export interface Messages {
  /** The name of a feed that has neither a heading nor a workspace's name. */
  readonly posts: string;
  readonly link: string;
  readonly open: string;
  readonly readMore: string;
  readonly readLess: string;
  /** The buttons of a carousel, and what it and its cards are. */
  readonly previous: string;
  readonly next: string;
  readonly carousel: string;
  readonly slide: string;
  claps(count: number, inFigures: string): string;
}

export const english: Messages = {
  posts: 'Posts',
  link: 'View post',
  open: 'Open',
  readMore: 'Read more',
  readLess: 'Read less',
  previous: 'Previous posts',
  next: 'Next posts',
  carousel: 'carousel',
  slide: 'slide',
  claps: (count, inFigures) => (count === 1 ? '1 clap' : `${inFigures} claps`),
};
