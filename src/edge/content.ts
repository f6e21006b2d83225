/** Why a request is not served: one line for the client. It quotes nothing of the request that could be markup. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** What is served at an address. The body is encoded once, for all who read it. */
export interface Content {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes;
}

/** For content that is included or read by programs, and for errors: if it is opened as a page, nothing in it runs. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

const encoder = new TextEncoder();

export const makeContent = (type: string, body: string, policy = NO_PAGE): Content => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy },
  body: encoder.encode(body),
});

export function contentOf({ status, message, headers }: Refusal): Content {
  const content = makeContent('text/plain', `${message}\n`);
  return { ...content, status, headers: { ...content.headers, ...headers } };
}
