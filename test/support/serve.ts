import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import types from './types.json' with { type: 'json' };

/** The content types of files, by the ends of their names. */
export const TYPES: Readonly<Record<string, string>> = types;

export interface Served {
  readonly url: string;
  /** The paths that were requested, in their order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Serves on a free port of this machine. */
export async function serve(answer: RequestListener): Promise<Served> {
  const requests: string[] = [];
  // A path may be long, because a payload may be requested as a path.
  const server = createServer({ maxHeaderSize: 2 ** 17 }, (request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
