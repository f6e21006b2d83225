import type { CardView, RenderCard } from '../card/card-view.ts';

/** The attributes of a feed that decide how it looks. */
export interface FeedLook extends Pick<CardView, 'hide' | 'date' | 'textFormat' | 'target'> {
  readonly layout: string;
  readonly theme: string;
  readonly lines: number;
  readonly renderCard: RenderCard | undefined;
  readonly heading: string;
  readonly headingLevel: number;
}
