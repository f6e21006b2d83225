/** A text for each plural category of a language, as `Intl.PluralRules` names them; `{count}` is replaced by the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Messages of the cards. */
export interface CardMessages {
  /** The name of a feed that has no heading, and whose posts name no workspace. */
  readonly posts: string;
  /** The link to a post. */
  readonly link: string;
  /** The button that displays all lines of a long post, and the link to a post that is too long to be displayed whole. */
  readonly readMore: string;
  /** The label of an action that has none. */
  readonly open: string;
  /** The button that displays all images and videos of a post; with `images="click"`, the one that loads several. */
  readonly showImages: string;
  /** What screen readers add to a link that opens in a new tab. */
  readonly newTab: string;
  /** What screen readers say for the number of claps. */
  readonly claps: Plural;
}

/** Messages of long texts, besides `readMore`. */
export interface ReadMoreMessages {
  /** The button that hides the lines again that `readMore` displayed. */
  readonly readLess: string;
}

/** Messages of a carousel. */
export interface CarouselMessages {
  /** The back button of a carousel. */
  readonly previous: string;
  /** The forward button of a carousel. */
  readonly next: string;
  /** What screen readers call the carousel. */
  readonly carousel: string;
  /** What screen readers call each of its cards. */
  readonly slide: string;
}

/** Messages around the cards. */
export interface ControlMessages {
  /** For screen readers, while posts are loading. */
  readonly loading: string;
  /** The button that loads more posts. */
  readonly more: string;
  /** The button that tries again after a failure. */
  readonly retry: string;
  /** There are no posts. */
  readonly empty: string;
  /** Some posts could not be loaded; the others are displayed. */
  readonly partial: string;
  /** The end of the posts that the service gives, which need not be the end of the posts. */
  readonly ceiling: string;
  /** With `cache`: the posts of an earlier visit are displayed, because newer ones could not be loaded. */
  readonly kept: string;
  /** No posts could be loaded; `http`, `network`, `timeout`, `rate-limited`, `malformed` or `internal` follows. */
  readonly failed: string;
  /** Why: the service answered with a status of failure. Its own words go to the console and the event. */
  readonly http: string;
  /** Why: there was no answer, because of the connection, CORS or a policy of the page. */
  readonly network: string;
  /** Why: there was no answer within `timeout`. */
  readonly timeout: string;
  /** Why: there were too many requests. */
  readonly 'rate-limited': string;
  /** Why: the answer is not what the service promises. */
  readonly malformed: string;
  /** Why: a mistake in the elements themselves, which the console has. */
  readonly internal: string;
}

/** Messages of `consent="click"`. */
export interface ConsentMessages {
  /** Displayed in place of the feed until the visitor agrees; `{host}` is the host of the service. */
  readonly consent: string;
  /** The button that agrees. */
  readonly agree: string;
  /** Displayed below that button where the agreement is stored for the next visit. */
  readonly agreeKept: string;
}

/** Messages of `images="click"`, besides `showImages`. */
export interface HeldImageMessages {
  /** The button in place of an image that is not loaded until it is clicked. */
  readonly showImage: string;
}

/** Messages of `all-href`. */
export interface AllLinkMessages {
  /** The link to all posts, unless `all-label` says something else. */
  readonly all: string;
}

/** Messages of `share`. */
export interface ShareMessages {
  /** The button that shares a post. */
  readonly share: string;
  /** The link was copied. */
  readonly copied: string;
  /** The link could not be copied. */
  readonly notCopied: string;
}

/** Messages of `lightbox`. */
export interface LightboxMessages {
  /** The name of the dialog, for screen readers. */
  readonly lightbox: string;
  /** The button on an image, which opens the dialog. */
  readonly enlargeImage: string;
  /** The button on a video, which opens the dialog. */
  readonly enlargeVideo: string;
  /** The button that closes the dialog. */
  readonly close: string;
  /** The button to the image or video before. */
  readonly previousImage: string;
  /** The button to the next image or video. */
  readonly nextImage: string;
  /** Which image or video is displayed: the `{number}`th of `{count}`. */
  readonly position: string;
}

/** Messages of `include`, `exclude`, `has`, `since` and `until`. */
export interface FilterMessages {
  /** No post passes the filters. */
  readonly noMatch: string;
  /** No more posts pass the filters, of all that can be requested. */
  readonly noMore: string;
}

/** Messages of `pin`. */
export interface PinMessages {
  /** The mark on a pinned post. */
  readonly pinned: string;
}

/** Messages of `refresh-every`. */
export interface FreshMessages {
  /** The button that displays new posts. */
  readonly newPosts: Plural;
}

/** Messages of `search`. */
export interface SearchMessages {
  /** The label of the search field. */
  readonly search: string;
  /** For screen readers, the name of the group of buttons that search for a hashtag. */
  readonly hashtags: string;
  /** Displayed while more posts are searched. */
  readonly searching: string;
  /** How many posts were found. */
  readonly found: Plural;
  /** No posts were found. */
  readonly noneFound: string;
  /** The button that ends a search that found nothing. */
  readonly clearSearch: string;
}

/** Everything that the elements say in one language; `messages` replaces any of it. */
export type Messages = CardMessages &
  ReadMoreMessages &
  CarouselMessages &
  ControlMessages &
  ConsentMessages &
  HeldImageMessages &
  AllLinkMessages &
  ShareMessages &
  LightboxMessages &
  FilterMessages &
  PinMessages &
  FreshMessages &
  SearchMessages;

/** Those that count something. */
export const PLURALS = ['claps', 'newPosts', 'found'] as const satisfies readonly (keyof Messages)[];

/** What is at hand to say: what a part says besides may be left to its own English. */
export type KnownMessages = CardMessages & Partial<Messages>;

/** A number in its sentence. A form that is no text, for an owner may have written anything, is as good as absent. */
export function sayCount(plural: Plural, category: Intl.LDMLPluralRule, figures: string): string {
  const form: unknown = plural[category];
  return (typeof form === 'string' ? form : plural.other).replace('{count}', figures);
}
