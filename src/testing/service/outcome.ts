export type Endpoint = 'public-posts' | 'posts';

/** One request to a workspace in trouble. */
export interface Visit {
  readonly endpoint: Endpoint;
  readonly feedId: string;
  readonly offset: number;
  readonly limit: number;
  readonly path: string;
  readonly origin: string;
  /** How many requests for this id came before. */
  readonly earlier: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: 'application/json' | 'text/html' | 'image/svg+xml';
  readonly body: string;
  /** Whether a page may read the headers that are not safelisted. */
  readonly hidesHeaders?: boolean;
}

export type Outcome = Answer | 'silence' | 'reset';

export type Trouble = (visit: Visit) => Outcome | Promise<Outcome>;

export function json(body: unknown, status = 200, headers: Answer['headers'] = {}): Answer {
  return { status, headers, type: 'application/json', body: JSON.stringify(body) };
}

export function html(status: number): Answer {
  const body = `<!doctype html><title>${status}</title><h1>${status}</h1><p>This is a page, not an answer.</p>`;
  return { status, headers: {}, type: 'text/html', body };
}

/** Items in the form that the endpoint has: a list or an envelope (§2). */
export function listed({ endpoint, offset, limit }: Visit, items: readonly unknown[]): Answer {
  const page = items.slice(offset, offset + limit);
  return json(endpoint === 'posts' ? { meta: { maxResults: limit }, items: page } : page);
}
