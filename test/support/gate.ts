import type { Page, Route } from '@playwright/test';

/** Holds requests of a page until it is opened. */
export class Gate {
  readonly #held: Route[] = [];
  #isOpen = false;

  /** Holds the requests that match `url` from now on. */
  static async on(page: Page, url: Parameters<Page['route']>[0]): Promise<Gate> {
    const gate = new Gate();
    await page.route(url, (route) => gate.#pass(route));
    return gate;
  }

  async #pass(route: Route): Promise<void> {
    if (this.#isOpen) await route.continue();
    else this.#held.push(route);
  }

  /** Lets all requests continue, except for those that were aborted in the meantime. */
  async open(): Promise<void> {
    this.#isOpen = true;
    await Promise.allSettled(this.#held.map((route) => route.continue()));
  }
}
