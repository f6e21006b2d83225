import { cautiousOneOf, day, entries, flag, listOf, oneOf, text, wholeNumber } from '../settings/attributes.ts';
import type { AttributeTable } from '../settings/attributes.ts';
import { type Messages, readMessages } from '../content/messages.ts';
import { PAGE_KEY } from '../model/formats.ts';
import { type AltTexts, readAltTexts } from '../model/alt-texts.ts';

/** What is known of a feature before it is loaded. It has to be small: the first file and the core contain it. The registry adds the module. */
export interface FeatureDescriptor {
  /** The feature is on if any of these does not have its default value. */
  readonly attributes: AttributeTable;
  /** If set, the feature is on only if one of these attributes has this value. */
  readonly onBy?: string;
  /** The media query of a visitor's preference: if it matches, the feature is on whatever its attributes say. */
  readonly preference?: string;
  /** As `attributes`, but only for feeds that page. */
  readonly pagedAttributes?: AttributeTable;
  /** Attributes that set how the feature works, but do not turn it on. */
  readonly options?: AttributeTable;
  /** Whether it keeps something from being requested or displayed: as long as its module is missing, nothing is. */
  readonly holdsBack?: true;
  /** Whether it changes the messages of the others. */
  readonly changesWords?: true;
  /** Whether it decides which posts there are: if its attributes change, posts are requested again. */
  readonly choosesPosts?: true;
  /** How it changes the first request, before its module is loaded: `none` is sent, and it displays something instead; or `all` posts are requested, to choose from. */
  readonly firstRequest?: 'none' | 'all';
  /** Whether it changes what cards are: posts are not displayed before it is loaded. */
  readonly makesCards?: true;
  /** Whether it displays a field with a label above the posts, whose space is kept until its module is loaded. */
  readonly hasField?: true;
  /** Whether it works only in a browser: a server leaves it out. */
  readonly isBrowserOnly?: true;
}

// A row for each feature. `descriptors.ts` needs all of them; the first file takes those that change the first request.

export const consent = {
  attributes: {
    /** `click` requests nothing until the visitor agrees, or the page calls `grant()`. */
    consent: cautiousOneOf('none', 'click'),
  },
  options: {
    /** Where consent is stored: nowhere, or in this browser for the next visit. */
    consentStorage: oneOf('none', 'local'),
  },
  holdsBack: true,
  firstRequest: 'none',
} as const satisfies FeatureDescriptor;

export const messages = {
  attributes: {
    /** Messages in place of the language's own, as JSON: `{"more": "Show older"}`. */
    messages: entries<Partial<Messages>>({}, readMessages),
  },
  changesWords: true,
} as const satisfies FeatureDescriptor;

export const filters = {
  attributes: {
    /** Ids of posts that are never displayed, separated by spaces. */
    hidePosts: listOf(),
  },
  pagedAttributes: {
    /** Words, `#hashtags` and `"exact phrases"`, separated by commas: only posts that have one of them are displayed, as whole words, in any case, with or without accents. */
    include: text,
    /** As `include`: posts that have one of them are not displayed. */
    exclude: text,
    /** Only posts that have all of these, separated by spaces. */
    has: listOf(['image', 'video', 'link']),
    /** Only posts from this day on, such as `2026-01-31`. */
    since: day,
    /** Only posts up to this day, such as `2026-01-31`. */
    until: day,
  },
  holdsBack: true,
  choosesPosts: true,
  firstRequest: 'all',
} as const satisfies FeatureDescriptor;

export const pin = {
  attributes: {
    /** Ids of posts that come first, marked as pinned, separated by spaces. */
    pin: listOf(),
  },
  choosesPosts: true,
  firstRequest: 'all',
} as const satisfies FeatureDescriptor;

export const pageLinks = {
  attributes: {},
  pagedAttributes: {
    /** How the visitor loads more: by a button, by scrolling, or not at all; `links` to pages, which work without scripts where a server renders them. */
    more: oneOf('button', 'scroll', 'none', 'links'),
  },
  onBy: 'links',
  options: {
    /** The parameter of the page's address that says which page of posts is displayed with `more="links"`. Give each feed of a page with links its own. */
    pageKey: { ...text, fallback: PAGE_KEY },
  },
  choosesPosts: true,
} as const satisfies FeatureDescriptor;

export const place = {
  attributes: {
    /** `session` keeps, as long as the tab is open, the visitor's place: on return, loaded posts, search and opened texts are restored without a request. A page that is opened for the first time requests its posts. */
    cache: oneOf('off', 'session'),
  },
  choosesPosts: true,
  isBrowserOnly: true,
} as const satisfies FeatureDescriptor;

export const clickToLoad = {
  attributes: {
    /** `click` loads no image until the visitor asks for it. */
    images: cautiousOneOf('load', 'click'),
  },
  preference: '(prefers-reduced-data)',
  holdsBack: true,
} as const satisfies FeatureDescriptor;

export const lightbox = {
  attributes: {
    /** Images and videos open in a dialog. */
    lightbox: flag,
  },
} as const satisfies FeatureDescriptor;

export const altTexts = {
  attributes: {
    /** Alternative texts in place of those that posts have, as JSON by a post's id: `{"7bmlu0": "The hall in snow"}`; for several images, a list of them. From script also a function, `(post, media, index) => string | undefined`. */
    altTexts: { ...entries<AltTexts>({}, readAltTexts), takesFunction: true },
  },
} as const satisfies FeatureDescriptor;

/** The posts turn it on: see `registry.ts`. HTML's own `translate="no"` turns it off. */
export const translate = {
  attributes: {},
  isBrowserOnly: true,
} as const satisfies FeatureDescriptor;

/** The page's address turns it on: see `linked-post/linked-id.ts`. */
export const linkedPost = {
  attributes: {},
  options: {
    /** The key by which the page's address leads to a post: with `#ws-post=ID`, the feed loads up to the post of that id, marks it and gives it the focus. Where each feed has its own key, they do not look for each other's posts. */
    postKey: { ...text, fallback: 'ws-post' },
  },
  isBrowserOnly: true,
} as const satisfies FeatureDescriptor;

export const share = {
  attributes: {
    /** A button below each post shares it, or copies its link; `page` shares the address of the page with `#ws-post=ID` in place of the link. */
    share: { fallback: false, read: (written: string) => (/^page$/i.test(written) ? 'page' : written !== 'false') },
  },
} as const satisfies FeatureDescriptor;

export const utmLinks = {
  attributes: {
    /** Parameters for the links to posts and of actions, such as `source=site,medium=feed`; never replaces those that a link has. */
    utm: text,
  },
} as const satisfies FeatureDescriptor;

export const impressions = {
  attributes: {
    /** Reports to the page by `ws-impression` which posts were visible. */
    measure: flag,
  },
  isBrowserOnly: true,
} as const satisfies FeatureDescriptor;

export const allLink = {
  attributes: {
    /** The http(s) URL of a page with all posts: a link at the end of the feed, and where there are no posts. */
    allHref: text,
  },
  options: {
    /** The text of the link of `all-href`. */
    allLabel: text,
  },
} as const satisfies FeatureDescriptor;

export const search = {
  attributes: {
    /** A field above the posts to search all posts that can be requested, and their hashtags. */
    search: flag,
  },
  hasField: true,
} as const satisfies FeatureDescriptor;

export const pageCards = {
  attributes: {
    /** `page` lets your CSS apply to your template. */
    cards: oneOf('shadow', 'page'),
  },
  makesCards: true,
} as const satisfies FeatureDescriptor;

export const groupDay = {
  attributes: {
    /** `day` puts a heading with the date above the posts of each day, which stays in view in a list; a carousel has none. */
    group: oneOf('none', 'day'),
  },
  makesCards: true,
} as const satisfies FeatureDescriptor;

export const refresh = {
  attributes: {
    /** Seconds between checks for new posts while the page is visible, at least 15, 0 for none; they wait behind a button. */
    refreshEvery: wholeNumber(15, 86_400, 0), // a day at most
  },
} as const satisfies FeatureDescriptor;

/** The features that change the first request; those that prevent it come first. A test fails if one is missing here. */
export const FIRST_REQUEST_FEATURES: readonly FeatureDescriptor[] = [consent, filters, pin];

/** The attributes that turn a feature on; with `isPaged`, in a feed that loads page by page. */
export const switchesOf = ({ attributes, pagedAttributes }: FeatureDescriptor, isPaged: boolean): AttributeTable =>
  isPaged ? { ...attributes, ...pagedAttributes } : attributes;
