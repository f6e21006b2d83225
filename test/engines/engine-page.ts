import type { Page } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';

/** What the drivers of all engines can do with a page. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It can use only its argument, and its result has to be serializable as JSON. */
  run<Given, Result>(code: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
}

export const overPlaywright = (page: Page): EnginePage => ({
  open: async (url) => void (await page.goto(url)),
  run: (code, given) => page.evaluate(code as (given: unknown) => never, given),
});

interface Outcome<Result> {
  readonly result: Result;
  readonly error?: string;
}

const SCRIPT = `
  const [given, done] = arguments;
  new Promise((resolve) => resolve((CODE)(given))).then(
    (result) => done({ result: result ?? null }),
    (error) => done({ error: String(error) }),
  );`;

export const overDriver = (driver: WebDriver): EnginePage => ({
  open: (url) => driver.get(url),
  run: async <Given, Result>(code: (given: Given) => Result | Promise<Result>, given: Given) => {
    const script = SCRIPT.replace('CODE', () => String(code));
    const { result, error } = await driver.executeAsyncScript<Outcome<Result>>(script, given);
    if (error !== undefined) throw new Error(error);
    return result;
  },
});
