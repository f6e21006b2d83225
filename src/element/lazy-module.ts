/** Something that has to be loaded before it can be used. */
export interface Dependency {
  readonly isLoaded: boolean;
  /** Never rejects: what cannot be loaded is done without. */
  load(): Promise<void>;
}

/** Loads what is missing, and what is missing by then; each once, whether it could be loaded or not. */
export async function loadMissing(dependencies: () => readonly Dependency[]): Promise<void> {
  const tried = new Set<Dependency['load']>();
  for (;;) {
    const missing = dependencies().filter(({ isLoaded, load }) => !isLoaded && !tried.has(load));
    if (missing.length === 0) return;
    for (const { load } of missing) tried.add(load);
    await Promise.all(missing.map((dependency) => dependency.load()));
  }
}

/** A module that is loaded when it is first needed, and done without where it cannot be loaded. */
export class LazyModule<Module> implements Dependency {
  /** The module, once it is loaded. */
  current: Module | undefined;
  readonly #import: () => Promise<Module>;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  get isLoaded(): boolean {
    return this.current !== undefined;
  }

  /** Tries again where it failed before; never rejects. */
  async load(): Promise<void> {
    if (this.current) return;
    try {
      this.current = await this.#import();
    } catch (reason) {
      console.warn('ws-widgets: a module could not be loaded; check that all files of dist are on the server.', reason);
    }
  }
}
