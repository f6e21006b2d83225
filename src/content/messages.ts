/** A sentence for each plural category that a language has; `{count}` stands for the number in figures. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What the cards say, and what they are said to be. */
export interface CardMessages {
  /** The name of a feed that has neither a heading nor a workspace's name. */
  readonly posts: string;
  readonly link: string;
  /** The link in its place where the post was too long to be displayed whole. */
  readonly readMore: string;
  /** An action without a label. */
  readonly open: string;
  /** The button for all images and videos of a post. */
  readonly showImages: string;
  /** For screen readers, of a link that leaves the page where it is. */
  readonly newTab: string;
  readonly claps: Plural;
}

/** What the buttons of long texts say, besides `readMore`. */
export interface ReadMoreMessages {
  readonly readLess: string;
}

export interface CarouselMessages {
  /** Its buttons. */
  readonly previous: string;
  readonly next: string;
  /** What it is, and what its cards are, for screen readers. */
  readonly carousel: string;
  readonly slide: string;
}

/** What the controls around the cards say. */
export interface ControlMessages {
  readonly loading: string;
  readonly more: string;
  readonly retry: string;
  readonly empty: string;
  /** Some workspaces failed. */
  readonly partial: string;
  /** The end of the service's reach (§8), not of the posts. */
  readonly ceiling: string;
  /** What is shown was kept from an earlier visit, for nothing newer could be had. */
  readonly kept: string;
  readonly failed: string;
  /** Why it failed, by the kind of error; the service's own words are for the page and its console. */
  readonly http: string;
  readonly network: string;
  readonly timeout: string;
  readonly 'rate-limited': string;
  readonly malformed: string;
}

/** What stands in a feed's place until the visitor agrees; `{host}` is who will be asked. */
export interface ConsentMessages {
  readonly consent: string;
  /** The button. */
  readonly agree: string;
  /** Said where an agreement is kept for the next visit. */
  readonly agreeKept: string;
}

/** The button in the place of a picture that waits for the visitor; of several, it says `showImages`. */
export interface HeldImageMessages {
  readonly showImage: string;
}

export interface AllLinkMessages {
  /** The link to where all posts can be read. */
  readonly all: string;
}

export interface ShareMessages {
  readonly share: string;
  readonly copied: string;
  readonly notCopied: string;
}

/** What the dialog of pictures and videos says. */
export interface LightboxMessages {
  /** Its name. */
  readonly lightbox: string;
  /** What opens it. */
  readonly enlargeImage: string;
  readonly enlargeVideo: string;
  readonly close: string;
  readonly previousImage: string;
  readonly nextImage: string;
  /** Which of how many is shown: `{number}` of `{count}`. */
  readonly position: string;
}

/** What is said where posts are chosen from. */
export interface FilterMessages {
  readonly noMatch: string;
  /** All that there is was looked through. */
  readonly noMore: string;
}

export interface PinMessages {
  /** Marks a post that stands first. */
  readonly pinned: string;
}

export interface FreshMessages {
  /** The button behind which new posts wait. */
  readonly newPosts: Plural;
}

export interface SearchMessages {
  /** The label of the field. */
  readonly search: string;
  /** The name of the buttons that search for one. */
  readonly hashtags: string;
  /** More may be found yet. */
  readonly searching: string;
  readonly found: Plural;
  readonly noneFound: string;
  readonly clearSearch: string;
}

/** Everything that the elements say in one language. */
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
