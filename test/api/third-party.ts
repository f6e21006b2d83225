import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that leads every request to another one, and what each of the two was asked. */
export async function startThirdParty(status: number) {
  const counts = { first: 0, third: 0 };
  const third = createServer((_, response) => {
    counts.third++;
    response.end('[]');
  });
  await new Promise<void>((resolve) => third.listen(0, '127.0.0.1', resolve));
  const thirdUrl = `http://127.0.0.1:${(third.address() as AddressInfo).port}/`;
  const first = createServer((_, response) => {
    counts.first++;
    response.writeHead(status, { location: thirdUrl }).end();
  });
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  return {
    firstUrl: `http://127.0.0.1:${(first.address() as AddressInfo).port}`,
    get firstRequests() {
      return counts.first;
    },
    get thirdRequests() {
      return counts.third;
    },
    async close() {
      for (const server of [first, third]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
