import { type IncomingHttpHeaders, request, type RequestOptions } from 'node:http';

/** Sends what no page could: `fetch` would set some headers itself. */
export const sendRaw = (url: string, { path = '/', body = '', ...options }: RequestOptions & { body?: string }) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ host: hostname, port, path, setHost: false, ...options }, async (response) => {
      const text = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
    sent.on('error', reject).end(body);
  });
