import { type CSSResult, unsafeCSS } from 'lit';
import shared from './shared.css?inline';

/** The style sheets of a component: what all have in common, then its own. */
export const stylesOf = (...own: readonly string[]): CSSResult[] => [shared, ...own].map((css) => unsafeCSS(css));
