import { PlaywrightBrowserProvider } from '@vitest/browser-playwright';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProviderOption } from 'vitest/node';
import type { Frame, LaunchOptions } from 'playwright';

/** Finds the frame of the tests by its position: in Firefox, Playwright learns the name of a frame too late, or never. */
class FirefoxProvider extends PlaywrightBrowserProvider {
  override getCommandsContext(sessionId: string): ReturnType<PlaywrightBrowserProvider['getCommandsContext']> {
    const page = this.getPage(sessionId);
    return {
      ...super.getCommandsContext(sessionId),
      frame: async (): Promise<Frame> => {
        const frame = page.mainFrame().childFrames().at(-1);
        if (!frame) throw new Error('The page of the tests has no frame.');
        return frame;
      },
    };
  }
}

export const firefox = (launchOptions: LaunchOptions): BrowserProviderOption =>
  defineBrowserProvider({
    name: 'playwright',
    supportedBrowser: ['firefox'],
    providerFactory: (project) => new FirefoxProvider(project, { launchOptions }),
  });
