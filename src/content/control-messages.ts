import type { Fault } from '../base/fault.ts';

/** What the controls around the cards say. */
export interface ControlMessages {
  readonly loading: string;
  readonly more: string;
  readonly retry: string;
  readonly empty: string;
  readonly partial: string;
  /** The end of the service's reach (§8), not of the posts. */
  readonly ceiling: string;
  failed(fault: Fault): string;
}

const REASONS: Partial<Record<Fault['kind'], string>> = {
  network: 'The service could not be reached.',
  timeout: 'The service took too long to answer.',
  'rate-limited': 'The service is busy. Try again in a moment.',
  malformed: 'The service sent something that cannot be read.',
};

export const english: ControlMessages = {
  loading: 'Loading posts',
  more: 'Load more',
  retry: 'Try again',
  empty: 'There are no posts yet.',
  partial: 'Some posts could not be loaded.',
  ceiling: 'These are all the posts that can be shown here.',
  failed: ({ kind, message }) =>
    kind === 'setup' ? message : `The posts could not be loaded. ${REASONS[kind] ?? message}`,
};
