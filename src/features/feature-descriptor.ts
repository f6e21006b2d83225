import type { AttributeTable } from '../settings/attributes.ts';

/**
 * What is known of a feature before it is loaded: a row of `rows.ts`. It has to be light: the first file and
 * the core have it. The registry adds the module, and for which posts it is on, whatever its attributes say.
 */
export interface FeatureDescriptor {
  readonly name: string;
  /** The feature is on where any of these has another value than its default. */
  readonly attributes: AttributeTable;
  /** The media query of a preference of visitors, with which it is on whatever its attributes say. */
  readonly preference?: string;
  /** The same, of the feeds that load page by page alone. */
  readonly pagedAttributes?: AttributeTable;
  /** These say how it works, where it is on. */
  readonly options?: AttributeTable;
  /** Whether it keeps something from being requested or displayed: where its module is missing, nothing is. */
  readonly holdsBack?: true;
  /** Whether it says something before anything is requested, so that the words of the language are to be loaded. */
  readonly needsWords?: true;
  /** Whether it changes what the others say. */
  readonly changesWords?: true;
  /** Whether it decides which posts there are: where its attributes change, they are requested again. */
  readonly choosesPosts?: true;
  /**
   * What it makes of the first request, which is sent before its module is loaded: `none` is sent, or one for `all` posts
   * that the service gives at once, to choose from.
   */
  readonly firstRequest?: 'none' | 'all';
  /** Whether it makes the cards something else: posts are displayed when it is loaded. */
  readonly makesCards?: true;
  /** Whether it displays a field with a label above the posts, whose space is kept until its module is loaded. */
  readonly hasField?: true;
  /** Whether it works in a browser alone: a server leaves it out. */
  readonly isOfBrowser?: true;
}
