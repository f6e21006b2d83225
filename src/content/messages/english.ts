import type { Fault } from '../../base/fault.ts';

/** Everything that the elements say. */
export interface Messages {
  /** The name of a feed that has neither a heading nor a workspace's name. */
  readonly posts: string;
  readonly loading: string;
  readonly more: string;
  readonly link: string;
  readonly open: string;
  readonly empty: string;
  readonly partial: string;
  readonly ceiling: string;
  readonly retry: string;
  readonly readMore: string;
  readonly readLess: string;
  failed(fault: Fault | undefined): string;
  claps(count: number, inFigures: string): string;
}

const REASONS: Partial<Record<Fault['kind'], string>> = {
  network: 'The service could not be reached.',
  timeout: 'The service took too long to answer.',
  'rate-limited': 'The service is busy. Try again in a moment.',
  malformed: 'The service sent something that cannot be read.',
};

export const englishMessages: Messages = {
  posts: 'Posts',
  loading: 'Loading posts',
  more: 'Load more',
  link: 'View post',
  open: 'Open',
  empty: 'There are no posts yet.',
  partial: 'Some posts could not be loaded.',
  ceiling: 'These are all the posts that can be shown here.',
  retry: 'Try again',
  readMore: 'Read more',
  readLess: 'Read less',
  failed: (fault) => `The posts could not be loaded. ${(fault && REASONS[fault.kind]) ?? fault?.message ?? ''}`.trim(),
  claps: (count, inFigures) => (count === 1 ? '1 clap' : `${inFigures} claps`),
};
