import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

async function serve(listener: RequestListener) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A service that leads every request to another one. */
export async function startThirdParty(status: number) {
  const third = await serve((_, response) => void response.end('[]'));
  const first = await serve((_, response) => void response.writeHead(status, { location: `${third.url}/` }).end());
  return { first, third, close: () => Promise.all([first.close(), third.close()]) };
}
