import type { BrowserCommand } from 'vitest/node';

/** The requests that the local service got. This is a command because no page may read them. */
export const requestsOf: BrowserCommand<[serviceUrl: string]> = async (_, serviceUrl) => {
  const response = await fetch(`${serviceUrl}/_requests`);
  return ((await response.json()) as { requests: string[] }).requests;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    requestsOf: (serviceUrl: string) => Promise<string[]>;
  }
}
