import type { Page, Route } from '@playwright/test';

/** Requests of a page that wait until they are let go. */
export class Gate {
  readonly #held: Route[] = [];
  #isOpen = false;

  /** Holds what fits from now on. */
  static async on(page: Page, url: Parameters<Page['route']>[0]): Promise<Gate> {
    const gate = new Gate();
    await page.route(url, (route) => gate.#pass(route));
    return gate;
  }

  async #pass(route: Route): Promise<void> {
    if (this.#isOpen) await route.continue();
    else this.#held.push(route);
  }

  /** What was aborted meanwhile cannot go on. */
  async open(): Promise<void> {
    this.#isOpen = true;
    await Promise.allSettled(this.#held.map((route) => route.continue()));
  }
}
