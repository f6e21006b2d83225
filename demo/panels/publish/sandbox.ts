import { addressIn, localServiceUrl } from '../../base/local-service.ts';

/** The sandbox's key for the bakery. It can be displayed, because it works only for a sandbox on this machine. */
export const SANDBOX_KEY = 'sandbox-bakery';

/** The path at which the studio's server takes requests for the sandbox, to which it adds the key. */
export const FORWARDED_PATH = '/sandbox-requests';

/** The name of the `<meta>` with that URL. Pages of a static site have none, because there is no server. */
export const FORWARDING_META = 'ws-sandbox-requests';

const forwardingUrl = (): string | undefined => addressIn(FORWARDING_META);

/** Whether there is a server that adds the key. */
export const canPublish = (): boolean => forwardingUrl() !== undefined;

export const postRequestPath = (feedId: string): string => `/feeds/${feedId}/post-requests`;

export const postRequestUrl = (feedId: string): string => localServiceUrl() + postRequestPath(feedId);

/** Sends a post request to the sandbox, through the studio's server. */
export async function sendPostRequest(feedId: string, body: object): Promise<Response> {
  const url = forwardingUrl();
  if (url === undefined) throw new Error('There is no server that adds the key.');
  return fetch(url + postRequestPath(feedId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Longer bodies would push what is below them out of view. */
const BODY_MAX = 3000;

/** Quotes a word for a shell, whatever it contains. */
export const quoteForShell = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const cut = (text: string): string =>
  text.length <= BODY_MAX ? text : `${text.slice(0, BODY_MAX)}… (${text.length.toLocaleString('en')} characters)`;

/** A request to the sandbox as a curl command. */
export const writeCurl = (url: string, body: object): string =>
  [
    `curl ${quoteForShell(url)}`,
    `-H ${quoteForShell(`x-api-key: ${SANDBOX_KEY}`)}`,
    `-H ${quoteForShell('content-type: application/json')}`,
    `-d ${quoteForShell(cut(JSON.stringify(body, null, 2)))}`,
  ].join(' \\\n  ');
