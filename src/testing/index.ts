/** For tests of pages and programs that have the elements in them: a service in memory, and what simulated documents lack. */
export { completeDom } from './complete-dom.ts';
export type { File, Story, Workspace } from './posts/workspace.ts';
export {
  type Failure,
  type FailureOptions,
  type MswHttp,
  type PlaywrightRoute,
  TestService,
  type TestServiceOptions,
} from './test-service.ts';
