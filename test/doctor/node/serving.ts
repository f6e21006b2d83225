import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { serve, type Served } from '../../support/serve.ts';

/** Serves until the end of a test. */
export async function serving(answer: RequestListener): Promise<Served> {
  const served = await serve(answer);
  onTestFinished(() => served.close());
  return served;
}
