import { serve } from '../support/serve.ts';

/** A service that leads every request to another one. */
export async function startThirdParty(status: number) {
  const third = await serve((_, response) => void response.end('[]'));
  const first = await serve((_, response) => void response.writeHead(status, { location: `${third.url}/` }).end());
  return { first, third, close: () => Promise.all([first.close(), third.close()]) };
}
