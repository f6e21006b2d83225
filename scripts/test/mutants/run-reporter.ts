import { existsSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** What is read of a test file that ran. */
export type RunModule = Pick<TestModule, 'moduleId' | 'state'> & {
  readonly children: { allTests(state?: 'failed'): Iterable<{ readonly fullName: string }> };
};

/**
 * Tells Stryker of a test file that failed before its tests. By itself it looks only at tests: a fault with which a module
 * cannot even be loaded would count as survived. Also writes how many tests ran before the first fault was put in.
 */
export class RunReporter implements Reporter {
  readonly #countFile: string;
  #state: Pick<Vitest['state'], 'catchError'> | undefined;

  constructor(countFile: string) {
    this.#countFile = countFile;
  }

  onInit({ state }: { readonly state: Pick<Vitest['state'], 'catchError'> }): void {
    this.#state = state;
  }

  onTestRunEnd(modules: readonly RunModule[]): void {
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests('failed')].length === 0)
        this.#state?.catchError(new Error(`${module.moduleId} failed before its tests.`), 'Unhandled Error');
    }
    if (existsSync(this.#countFile)) return;
    const names = modules.flatMap(({ moduleId, children }) =>
      [...children.allTests()].map(({ fullName }) => `${moduleId} ${fullName}`),
    );
    writeFileSync(this.#countFile, String(new Set(names).size));
  }
}
