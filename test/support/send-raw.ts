import { request, type RequestOptions } from 'node:http';

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Sends what no page could: `fetch` would set some headers itself. */
export const sendRaw = (url: string, { path = '/', body = '', ...options }: RequestOptions & { body?: string }) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ host: hostname, port, path, setHost: false, ...options }, async (response) => {
      const text = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
    sent.on('error', reject).end(body);
  });
