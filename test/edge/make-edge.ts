import { createHandler, type EdgeOptions, type HandlerContext } from '../../src/edge/index.ts';

export const EDGE_URL = 'https://edge.example';

export type TestEdge = ReturnType<typeof makeEdge>;

/** A handler that is called as a runtime calls it. */
export function makeEdge(options: EdgeOptions) {
  const handler = createHandler(options);
  const background: Promise<unknown>[] = [];
  const context: HandlerContext = { waitUntil: (work) => void background.push(work) };
  return {
    get: (path: string, init?: RequestInit): Promise<Response> => handler(new Request(EDGE_URL + path, init), context),
    /** Waits for the work that goes on after the responses. */
    settled: async (): Promise<void> => void (await Promise.all(background.splice(0))),
  };
}
