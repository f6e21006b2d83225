import { addressIn, localServiceUrl } from '../../base/local-service.ts';

/** The sandbox's key for the bakery. It opens nothing but a sandbox on this machine, so it can be displayed. */
export const SANDBOX_KEY = 'sandbox-bakery';

/** The path at which the studio's server takes requests for the sandbox, to which it adds the key. */
export const FORWARDED_PATH = '/sandbox-requests';

/** Says on a page where that is: a static site has no server, so that its pages have no such element. */
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

/** Longer bodies would hide what is below them. */
const BODY_MAX = 3000;

/** One word for a shell, whatever it contains. */
export const quoteForShell = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const cut = (text: string): string =>
  text.length <= BODY_MAX ? text : `${text.slice(0, BODY_MAX)}… (${text.length.toLocaleString('en')} characters)`;

/** A request to the sandbox as a command that sends the same. */
export const writeCurl = (url: string, body: object): string =>
  [
    `curl ${quoteForShell(url)}`,
    `-H ${quoteForShell(`x-api-key: ${SANDBOX_KEY}`)}`,
    `-H ${quoteForShell('content-type: application/json')}`,
    `-d ${quoteForShell(cut(JSON.stringify(body, null, 2)))}`,
  ].join(' \\\n  ');
