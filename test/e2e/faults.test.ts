import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Cell, makeCells, promise, tell } from '../faults/cells.ts';
import { drive, type Outcome, askAgain } from '../faults/drive.ts';
import type { FaultRow } from '../faults/expected.ts';
import { FAULTS } from '../faults/faults.ts';
import { PAGE_SIZE } from '../faults/sound.ts';
import { expect, test as base } from './fixtures.ts';
import { pageOf } from './hosted.ts';
import { OF_ELEMENT } from '../support/told-lines.ts';

interface Fixtures {
  /** Opens a page for a row of the table, with a service for each cell. */
  openFor(row: FaultRow): Promise<Cell[]>;
}

interface Line {
  readonly cell: Cell;
  readonly outcome: Outcome;
  readonly requests: number;
}

/** What a browser tells by itself of what it could not load. */
const OF_THE_BROWSER = /^(Failed to load resource|Access to fetch at|The Same Origin Policy disallows)/;

/**
 * Sets what a page knows of its surroundings before any script runs: the clock, dice of the least jitter, and that it is
 * offline, so that it does not try again by itself, which has tests of its own.
 */
function setSurroundings(aheadMs: number): void {
  Math.random = () => 0;
  Object.defineProperty(navigator, 'onLine', { value: false });
  const NativeDate = Date;
  const nowMs = () => NativeDate.now() + aheadMs;
  globalThis.Date = class extends NativeDate {
    constructor(...values: []) {
      super(...((values.length > 0 ? values : [nowMs()]) as []));
    }
    static override now = nowMs;
  } as DateConstructor;
}

const test = base.extend<Fixtures>({
  openFor: async ({ page, site }, use) => {
    let cells: Cell[] = [];
    await use(async (row) => {
      cells = await makeCells(row);
      const services = new Map(cells.map(({ run, service }) => [run.id, service]));
      await page.exposeFunction('arm', (id: string) => services.get(id)?.arm());
      await page.addInitScript(setSurroundings, row.clockAheadMs ?? 0);
      await page.context().addCookies([{ name: 'session', value: 'secret', url: site.url }]);
      const head = '<link rel="icon" href="data:,"><script type="module" src="/dist/ws-widgets.js"></script>';
      site.setPage(pageOf(head, ''));
      await page.goto(site.url);
      return cells;
    });
    await Promise.all(cells.map(({ service }) => service.close()));
  },
});

/** What was measured, to be quoted: a table of one run stands in `faults.md` of the test's results. */
const tableOf = ({ name }: FaultRow, lines: readonly Line[]): string =>
  lines
    .map(({ cell: { subject, phase }, outcome: { ms, state, error, cards }, requests }) => {
      const kind = error ? `${error.kind} ${error.status ?? ''}`.trim() : '-';
      return `| ${[name, subject, phase, ms, requests, state, kind, cards].join(' | ')} |\n`;
    })
    .join('');

test.describe.configure({ timeout: 60_000 });

for (const row of FAULTS) {
  const name = `${row.name}: every element gets to a state that can be read, and loses nothing`;
  test(name, { tag: '@waits' }, async ({ page, site, openFor, requests, complaints }, testInfo) => {
    const cells = await openFor(row);
    const outcomes = await page.evaluate(
      drive,
      cells.map(({ run }) => run),
    );
    const lines = cells.flatMap((cell, i): Line[] => {
      const [outcome] = outcomes.slice(i);
      const own = requests.filter((request) => request.url().startsWith(`${cell.service.url}/`));
      return outcome ? [{ cell, outcome, requests: own.filter((request) => !request.redirectedFrom()).length }] : [];
    });
    const table = tableOf(row, lines);
    await testInfo.attach('measured', { body: table, contentType: 'text/markdown' });
    mkdirSync(testInfo.project.outputDir, { recursive: true });
    appendFileSync(join(testInfo.project.outputDir, 'faults.md'), table);

    expect(lines.map(({ cell, outcome, requests: count }) => tell(cell, outcome, count))).toEqual(
      cells.map((cell) => promise(row, cell)),
    );

    const failed = lines.filter(({ cell }) => cell.expected.kind);
    const warnings = complaints.filter((text) => row.warns?.test(text));
    expect(warnings.length > 0, 'what else the console says').toBe(row.warns !== undefined);
    const told = complaints.filter((text) => OF_ELEMENT.test(text) && !warnings.includes(text)).sort();
    // What follows the last semicolon says what to do, what was requested, and where more is said.
    expect(
      told.map((text) => text.replace(/^WS-\d+ /, '').replace(/; [^;]+$/, '')).sort(),
      'one line in the console for each failure',
    ).toEqual(
      failed
        .map(({ cell, outcome }) => {
          const { tag, attributes } = cell.run;
          const attribute = tag === 'ws-embed' ? 'embed-id' : 'feed-id';
          const value = cell.expected.feedId ?? attributes[attribute];
          return `<${tag}> Cannot load "${value}" of "${attribute}" (${outcome.error?.message})`;
        })
        .sort(),
    );
    const others = complaints.filter((text) => ![...told, ...warnings].includes(text) && !OF_THE_BROWSER.test(text));
    expect(others, 'nothing thrown, and nothing else told').toEqual([]);
    expect(
      (await page.context().cookies()).map(({ name }) => name),
      'no cookie is set',
    ).toEqual(['session']);
    const ledHome = requests.filter((request) => request.redirectedFrom() && request.url().startsWith(site.url));
    for (const request of ledHome) expect(await request.allHeaders()).not.toHaveProperty('cookie');

    const { mostBytes = Infinity } = row;
    for (const { service, run } of cells) {
      // Long before the timeout would have it.
      const message = `${run.id}: every connection is let go`;
      await expect.poll(() => service.underWay(), { message, timeout: 8000 }).toBe(0);
      expect(service.bytesWritten(), run.id).toBeLessThan(mostBytes);
    }

    await Promise.all(cells.map(({ service }) => service.disarm()));
    const again = await page.evaluate(
      askAgain,
      cells.map(({ run }) => run.id),
    );
    expect(again, 'what comes once the service is sound').toEqual(
      cells.map(({ run: { id }, phase, expected: { kind, cards } }) => ({
        id,
        state: 'ready',
        cards: Math.max(cards, PAGE_SIZE * (kind && phase === 'load more' ? 2 : 1)),
      })),
    );
  });
}
