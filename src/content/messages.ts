/** A sentence for each plural category that a language has; `{count}` stands for the number in figures. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What the cards say, and what they are said to be. */
export interface CardMessages {
  /** The name of a feed that has neither a heading nor a workspace's name. */
  readonly posts: string;
  readonly link: string;
  /** An action without a label. */
  readonly open: string;
  readonly claps: Plural;
}

/** What the buttons of long texts say. */
export interface ReadMoreMessages {
  readonly readMore: string;
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
  /** Why it failed; a reason of the service's own is shown as it is. */
  readonly network: string;
  readonly timeout: string;
  readonly 'rate-limited': string;
  readonly malformed: string;
}

/** Everything that the elements say in one language. */
export type Messages = CardMessages & ReadMoreMessages & CarouselMessages & ControlMessages;

/** What is at hand to say: what a part says besides may be left to its own English. */
export type KnownMessages = CardMessages & Partial<Messages>;

/** A number in its sentence. A form that is no text, for an owner may have written anything, is as good as absent. */
export function sayCount(plural: Plural, category: Intl.LDMLPluralRule, figures: string): string {
  const form: unknown = plural[category];
  return (typeof form === 'string' ? form : plural.other).replace('{count}', figures);
}
