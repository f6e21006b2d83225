export type Bytes = Uint8Array<ArrayBuffer>;

/** What is served at an address. The body is encoded once, for all who read it. */
export interface Content {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes;
}

/** For content that is included or read by programs, and for errors: if it is opened as a page, nothing in it runs. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

export function makeContent(type: string, body: string, policy = NO_PAGE): Content {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy };
  return { status: 200, headers, body: new TextEncoder().encode(body) };
}

/** Why a request is not served: one line for the client. It quotes nothing of the request that could be markup. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly content: Content;

  constructor(status: number, message: string, own: Content['headers'] = {}) {
    super(message);
    const { headers, body } = makeContent('text/plain', `${message}\n`);
    this.content = { status, headers: { ...headers, ...own }, body };
  }
}
