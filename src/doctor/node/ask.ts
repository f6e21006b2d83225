import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../page.ts';

/** No script, page or answer of use is larger. */
const MAX_CHARS = 4_000_000;

/** Nothing that can be read. */
function noAnswer(url: string, reason: unknown): Answer {
  const { message, cause } = reason instanceof Error ? reason : new Error(String(reason));
  return {
    url,
    status: 0,
    headers: new Headers(),
    text: cause instanceof Error && cause.message ? cause.message : message,
  };
}

async function askFile(url: string): Promise<Answer> {
  return { url, status: 200, headers: new Headers(), text: await readFile(fileURLToPath(url), 'utf8') };
}

async function askHost(url: string, origin: string | undefined, timeoutMs: number): Promise<Answer> {
  const response = await fetch(url, {
    headers: origin ? { origin } : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status, headers } = response;
  return { url: response.url, status, headers, text: (await response.text()).slice(0, MAX_CHARS) };
}

/** Asks for a URL as a page of some origin does, which may read no file of this machine; one of no origin is a file. */
export async function ask(url: string, origin: string | undefined, timeoutMs: number): Promise<Answer> {
  try {
    if (origin && url.startsWith('file:')) throw new Error('it is a file of this machine');
    return await (url.startsWith('file:') ? askFile(url) : askHost(url, origin, timeoutMs));
  } catch (reason) {
    return noAnswer(url, reason);
  }
}
