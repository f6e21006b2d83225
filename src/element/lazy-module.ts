import { importModule, logLostModule } from '../base/import-module.ts';
import { updateFeeds } from './update-feeds.ts';

export interface Dependency {
  readonly isLoaded: boolean;
  /** Never rejects: if it cannot be loaded, the element works without it. */
  load(): Promise<void>;
}

/** Loads the missing dependencies, each once, in rounds to await. A generator: nothing becomes missing between its last check and its end. */
export function* missingRounds(dependencies: () => readonly Dependency[]): Generator<Promise<unknown>, void> {
  const tried = new Set<Dependency>();
  for (;;) {
    const missing = dependencies().filter((one) => !one.isLoaded && !tried.has(one));
    if (missing.length === 0) return;
    for (const one of missing) tried.add(one);
    yield Promise.all(missing.map((one) => one.load()));
  }
}

/** A module that is loaded when it is first needed. If it cannot be loaded, the element works without it. */
export class LazyModule<Module> implements Dependency {
  current: Module | undefined;
  readonly #import: () => Promise<Module>;
  #loading: Promise<unknown> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** A module bundled with its user. No `import *`: bundlers turn that into a `for...in`, which a page may have broken. */
  static of<Module>(module: Module): LazyModule<Module> {
    const loaded = new LazyModule<Module>(() => Promise.resolve(module));
    loaded.current = module;
    return loaded;
  }

  get isLoaded(): boolean {
    return this.current !== undefined;
  }

  /** Tries again if it failed before; never rejects. A file that is late is waited for once. */
  async load(): Promise<void> {
    const onEnd = (module?: Module, isLate = false): void => {
      this.current = module;
      this.#loading = undefined;
      if (isLate) updateFeeds(); // they were rendered without it
    };
    if (!this.current) await (this.#loading ??= importModule(this.#import, onEnd).catch(logLostModule));
  }
}
