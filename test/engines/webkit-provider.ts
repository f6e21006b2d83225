import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import { Key } from 'selenium-webdriver';
import type { BrowserModuleMocker, BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import { type StartedWebkit, startWebkit } from './start-webkit.ts';

/** The driver's code for a key that produces no character: that of `ArrowUp` is called `ARROW_UP`. */
function signOf(key: string): string {
  if (key.length <= 1) return key;
  const name = key.replaceAll(/\B[A-Z]/g, '_$&').toUpperCase();
  const sign = (Key as unknown as Readonly<Record<string, string>>)[name];
  if (sign === undefined) throw new Error(`The driver has no key ${name}.`);
  return sign;
}

/** Runs tests in WebKitGTK, with one browser for each session, and presses the keys of their `userEvent`. */
class WebkitProvider implements BrowserProvider {
  readonly name = 'webkitgtk';
  readonly supportsParallelism = true;
  readonly mocker: BrowserModuleMocker = {
    register: () => Promise.reject(new Error('No module can be replaced in WebKitGTK.')),
    delete: async () => {},
    clear: async () => {},
  };
  readonly #sessions = new Map<string, Promise<StartedWebkit>>();

  constructor({ browser }: TestProject) {
    browser?.registerCommand('__vitest_keyboard', ({ sessionId }, text) => this.#press(sessionId, text));
    browser?.registerCommand('__vitest_tab', ({ sessionId }, { shift = false }) =>
      this.#press(sessionId, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}'),
    );
  }

  async openPage(sessionId: string, url: string): Promise<void> {
    const session = this.#sessions.get(sessionId) ?? startWebkit();
    this.#sessions.set(sessionId, session);
    const { driver } = await session;
    await driver.get(url);
  }

  getCommandsContext(): Record<string, unknown> {
    return {};
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(async (session) => (await session).stop()));
  }

  async #press(sessionId: string, text: string): Promise<{ unreleased: string[] }> {
    const session = await this.#sessions.get(sessionId);
    if (!session) throw new Error('Nothing is open to press keys in.');
    const actions = session.driver.actions();
    for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
      const sign = signOf(keyDef.key ?? '');
      const presses = releasePrevious ? 0 : repeat;
      for (let i = 0; i < presses; i++) actions.keyDown(sign);
      if (releasePrevious || releaseSelf) actions.keyUp(sign);
    }
    await actions.perform();
    return { unreleased: [] };
  }
}

export const webkitgtk = (): BrowserProviderOption =>
  defineBrowserProvider({ name: 'webkitgtk', providerFactory: (project) => new WebkitProvider(project) });

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    __vitest_keyboard(text: string): Promise<{ unreleased: string[] }>;
    __vitest_tab(options: { shift?: boolean }): Promise<unknown>;
  }
}
