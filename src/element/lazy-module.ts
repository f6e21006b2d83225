import { importModule, tellLostModule } from '../base/import-module.ts';

export interface Dependency {
  readonly isLoaded: boolean;
  /** Never rejects: what cannot be loaded is done without. */
  load(): Promise<void>;
}

/** Loads what is missing, each once, in rounds to be awaited: a generator, so that nothing comes to be missing behind the last of them. */
export function* missingRounds(dependencies: () => readonly Dependency[]): Generator<Promise<unknown>, void> {
  const tried = new Set<Dependency>();
  for (;;) {
    const missing = dependencies().filter((one) => !one.isLoaded && !tried.has(one));
    if (missing.length === 0) return;
    for (const one of missing) tried.add(one);
    yield Promise.all(missing.map((one) => one.load()));
  }
}

/** A module that is loaded when it is first needed, and done without where it cannot be loaded. */
export class LazyModule<Module> implements Dependency {
  current: Module | undefined;
  readonly #import: () => Promise<Module>;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** One that came with what uses it. An object and no `import *`: a bundler makes of that what is read by `for...in`, which a page may have spoiled. */
  static of<Module>(module: Module): LazyModule<Module> {
    const loaded = new LazyModule<Module>(() => Promise.resolve(module));
    loaded.current = module;
    return loaded;
  }

  get isLoaded(): boolean {
    return this.current !== undefined;
  }

  /** Tries again where it failed before; never rejects. */
  async load(): Promise<void> {
    if (this.current) return;
    try {
      this.current = await importModule(this.#import);
    } catch (reason) {
      tellLostModule(reason);
    }
  }
}
