export interface SearchDetail {
  /** The text in the field. */
  readonly query: string;
  /** The selected hashtags, without their `#`. */
  readonly hashtags: readonly string[];
  /** How many posts were found. */
  readonly found: number;
}

/** The visitor searched, and what was found is displayed. */
export class WsSearchEvent extends CustomEvent<SearchDetail> {
  constructor(detail: SearchDetail) {
    super('ws-search', { bubbles: true, composed: true, detail });
  }
}
