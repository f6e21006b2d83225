// The bounds of a post and of a feed, so that no content blocks a page. Each of these numbers is written only here.

/** Characters of a text with its markup, about five pages: Chromium lays out the worst mix of scripts in 80 ms, twice as many in 250 ms. */
export const TEXT_MAX = 10_000;

export const TITLE_MAX = 500;

/** Characters of the name of a workspace or an author, and of the label of an action. */
export const NAME_MAX = 200;

/** Characters of a description of an image. */
export const ALT_MAX = 1000;

/** Combining marks in a row. The longest that people write is a Tibetan stack of eight. */
export const MARKS_MAX = 8;

/** Images and videos. */
export const MEDIA_MAX = 30;

/** Lines of a text: with a line for each letter, a text was 157,000 px high. */
export const LINES_MAX = 500;

/** Links that are made from a text without markup. */
export const LINKS_MAX = 100;

/** Hashtags of one post that are offered to search for. */
export const HASHTAGS_MAX = 30;

/** Elements that the markup of one text makes. A page of text has a few dozen, a large table some hundred. */
export const ELEMENTS_MAX = 500;

/** Workspaces of one element: each takes a request before the first post is shown, and six are under way at once. */
export const WORKSPACES_MAX = 20;

/** Posts of a feed that may come to be displayed at once. */
export const FEED_POSTS = 30;

/** Elements that the texts of `FEED_POSTS` posts make together: each link and each cell of a table is one. */
export const FEED_ELEMENTS_MAX = 2000;

/** How often the texts of `FEED_POSTS` posts change script: each change takes 10 µs, and 30 µs where lines are cut. */
export const FEED_TURNS_MAX = 12_000;

/** How deep elements are nested. Chromium takes 0.7 s to lay out one `<ruby>` that is nested 500 deep. */
export const DEPTH_MAX = 32;

/** Columns or rows that a cell of a table spans: ten posts with cells over 1,000 columns block a page for 3 s. */
export const SPAN_MAX = 30;

/** Width or height of an image in pixels: browsers decode no larger ones. */
export const MEDIA_PX_MAX = 65_535;

/** Characters of a `srcset`, and files in it. */
export const SRCSET_MAX = 10_000;
export const CANDIDATES_MAX = 20;

/** Captions, subtitles and descriptions of one video. */
export const TRACKS_MAX = 20;
