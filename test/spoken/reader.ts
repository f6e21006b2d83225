import type { Locator } from '@playwright/test';
import type { LocalService } from '../../demo/service/start-service.ts';
import { moduleTag, pageOf } from '../e2e/hosted.ts';
import type { HostSite } from '../support/host-site.ts';
import type { Session } from './session/session.ts';

/** The time on the page and in the service, so that dates are spoken the same on any day. */
export const NOW_MS = Date.parse('2026-01-15T12:00:00.000Z');

/** The names of keys in X, where they differ. */
const IN_X: Readonly<Record<string, string>> = {
  Control: 'ctrl',
  Shift: 'shift',
  Enter: 'Return',
  'Page Down': 'Page_Down',
  'Page Up': 'Page_Up',
  'Keypad +': 'KP_Add', // reads from here to the end
  'Keypad Enter': 'KP_Enter', // says what has the focus
  Space: 'space',
};

/** Somebody who reads a page with a screen reader, and the transcript of what they hear. */
export class Reader {
  readonly service: LocalService;
  readonly #session: Session;
  readonly #site: HostSite;
  readonly #lines: string[] = [];
  #pages = 0;

  constructor(session: Session, site: HostSite, service: LocalService) {
    this.#session = session;
    this.#site = site;
    this.service = service;
  }

  get page(): Session['page'] {
    return this.#session.page;
  }

  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Opens a page of another site than the service's, with `body`, and waits for the element `until`. */
  async open(body: string, { lang = 'en', until = this.page.locator('article') } = {}): Promise<void> {
    const html = pageOf(`<link rel="icon" href="data:,">${moduleTag(this.service.url)}`, `<h1>Our town</h1>${body}`);
    this.#site.setPage(html.replace('lang="en"', `lang="${lang}"`));
    await this.page.goto(this.#site.url);
    await this.page.bringToFront();
    await until.first().waitFor();
    await this.#settle();
    // Whether Orca says where it begins to read depends on how fast the page loads. So it is sent to the beginning.
    const announced = await this.#announced(this.#listen());
    if (announced.length > 0) this.#write('the page opens', announced);
    await this.strike('Control+Home');
    await this.#settle();
    this.#listen();
  }

  /** Makes Orca read the page to its end. Announcements at the end are left out. */
  async readAll(): Promise<void> {
    await this.strike('Keypad +');
    await this.#settle();
    const said = this.#listen();
    const announced = await this.#announced(said);
    const end = said.findLastIndex((words) => !announced.includes(words));
    this.#write('Keypad +', said.slice(0, end + 1));
  }

  /** Presses keys one after the other, and writes down what is said after each. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.strike(key);
      await this.hear(key);
    }
  }

  /** Presses a key, waits for an element on the page, and writes down what is said. */
  async pressUntil(key: string, there: Locator): Promise<void> {
    await this.strike(key);
    await there.waitFor();
    await this.hear(key);
  }

  /** Presses a key that removes the focused element, and waits for another. Only announcements are compared: Orca may say the focus or not. */
  async pressAway(key: string, there: Locator): Promise<void> {
    await this.strike(key);
    await this.hearAnnounced(key, there);
    await this.press('Keypad Enter');
  }

  /** Waits for an element, and writes down only what was announced, not what else was said. */
  async hearAnnounced(label: string, there: Locator): Promise<void> {
    await there.waitFor();
    await this.#settle();
    const announced = await this.#announced(this.#listen());
    this.#write(label, announced.length > 0 ? announced : ['(nothing is announced)']);
  }

  async strike(key: string): Promise<void> {
    const inX = key.split(/(?<! )\+/).map((name) => IN_X[name] ?? name);
    await this.#session.press(inX.join('+'));
    const name = inX.at(-1) === 'KP_Add' ? String.raw`(KP_Add|\+)` : inX.at(-1); // Firefox reports the character that it types
    await this.#session.orca.until(new RegExp(`\\^ PROCESS ATSPI_KEY_RELEASED_EVENT: '${name}'`));
  }

  /** Waits for silence, and writes down what was said until then. */
  async hear(label: string): Promise<void> {
    await this.#settle();
    this.#write(label, this.#listen());
  }

  async #settle(): Promise<void> {
    const { orca, page } = this.#session;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // The browser sends events of the page in order: once the new title has arrived, so have all before it.
    const title = `Our town ${++this.#pages}`;
    await page.evaluate((words) => (document.title = words), title);
    await orca.until(new RegExp(title));
    await orca.untilQuiet();
  }

  /** Those of `said` that the page announces, each sentence once, in the order of the page. */
  async #announced(said: readonly string[]): Promise<string[]> {
    const texts = await this.page.locator('[aria-live], [role=status]').allInnerTexts();
    const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
    return lines.filter((line) => line && said.includes(line));
  }

  #listen(): string[] {
    const { host } = new URL(this.service.url);
    return this.#session.orca.hear().map((words) => words.replaceAll(host, 'posts.example'));
  }

  #write(label: string, said: readonly string[]): void {
    this.#lines.push(`> ${label}`, ...(said.length > 0 ? said : ['(silence)']).map((words) => `    ${words}`));
  }
}
