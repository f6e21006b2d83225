import type { TestProject } from 'vitest/node';
import { startService } from '../../demo/service/start-service.ts';

/** Starts the local service for the tests that run in a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = await startService();
  project.provide('serviceUrl', service.url);
  return () => service.close();
}

declare module 'vitest' {
  export interface ProvidedContext {
    serviceUrl: string;
  }
}
