import type { PostRequestBody } from '../../service/post-requests/post-request-contract.ts';

const SCHEDULED_AFTER_MS = 60_000;

/** A picture that is named by its address. */
export const BY_ADDRESS = 'address';

export interface Draft {
  readonly feedId: string;
  readonly text: string;
  /** One of the sandbox's pictures, or `BY_ADDRESS`; an empty string is none. */
  readonly picture: string;
  readonly pictureUrl: string;
  readonly buttonLabel: string;
  readonly buttonUrl: string;
  /** `now`, or `later`: in a minute. */
  readonly moment: string;
}

/** Something to publish at once. */
export const EXAMPLE_DRAFT: Draft = {
  feedId: 'bakery',
  text: 'The first loaves of rye are out of the oven.',
  picture: 'loaves',
  pictureUrl: '',
  buttonLabel: 'Put one aside',
  buttonUrl: 'https://example.com/orders',
  moment: 'now',
};

/** Pictures that the sandbox draws itself. */
export const PICTURES: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'loaves', label: 'Loaves' },
  { value: 'croissants', label: 'Croissants' },
  { value: 'cake', label: 'A cake' },
  { value: 'oven', label: 'The oven' },
  { value: 'shopfront', label: 'The shop' },
];

function imageUrlOf({ picture, pictureUrl }: Draft, serviceUrl: string): string {
  if (picture === BY_ADDRESS) return pictureUrl.trim();
  return picture && `${serviceUrl}/pictures/${picture}-wide-studio.svg`;
}

/** The body of the post request. What is wrong in it, the sandbox says. */
export function writeBody(draft: Draft, serviceUrl: string, now: Date): PostRequestBody {
  const { text, buttonLabel, buttonUrl, moment } = draft;
  const [imageUrl, label, url] = [imageUrlOf(draft, serviceUrl), buttonLabel.trim(), buttonUrl.trim()];
  return {
    action: moment === 'later' ? 'schedule' : 'publish',
    text,
    ...(imageUrl && { imageUrl }),
    ...((label || url) && { button: { label, url } }),
    ...(moment === 'later' && { publishDate: new Date(now.getTime() + SCHEDULED_AFTER_MS).toISOString() }),
  };
}
