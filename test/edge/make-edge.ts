import { createHandler, type EdgeOptions, type HandlerContext } from '../../src/edge/index.ts';

export const EDGE_URL = 'https://edge.example';

export interface TestEdge {
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Waits for the work that goes on after the responses. */
  settled(): Promise<void>;
}

/** A handler, asked as a runtime asks it. */
export function makeEdge(options: EdgeOptions): TestEdge {
  const handler = createHandler(options);
  const background: Promise<unknown>[] = [];
  const context: HandlerContext = { waitUntil: (work) => void background.push(work) };
  return {
    get: (path, init) => handler(new Request(EDGE_URL + path, init), context),
    settled: async () => void (await Promise.all(background.splice(0))),
  };
}
