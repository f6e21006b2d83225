export interface ConsentDetail {
  /** The service that may be contacted from now on. */
  readonly baseUrl: string;
  /** Whether the consent is stored for the next visit. */
  readonly stored: boolean;
}

/** The visitor agreed, or the page did for them. */
export class WsConsentEvent extends CustomEvent<ConsentDetail> {
  constructor(detail: ConsentDetail) {
    super('ws-consent', { bubbles: true, composed: true, detail });
  }
}
