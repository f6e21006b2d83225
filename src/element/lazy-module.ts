/** A module that is fetched when it is first needed, and done without where it cannot be had. */
export class Part<Module> {
  /** The module, once it is here. */
  current: Module | undefined;
  readonly #import: () => Promise<Module>;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  async load(): Promise<void> {
    if (this.current) return;
    try {
      this.current = await this.#import();
    } catch (reason) {
      console.warn('ws-widgets: a part could not be loaded.', reason);
    }
  }
}
