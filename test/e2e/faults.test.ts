import { type Cell, compare, makeCells, recovered } from '../faults/cells.ts';
import { askAgain, drive } from '../faults/drive.ts';
import { type FaultRow, passes } from '../faults/expected.ts';
import { FAULTS } from '../faults/faults.ts';
import { hasTurn } from '../support/deep.ts';
import { expect, test as base } from './fixtures.ts';
import { pageOf } from './hosted.ts';
import { OF_ELEMENT } from '../support/told-lines.ts';

interface Fixtures {
  /** Opens a page for a row of the table, with a service for each cell. */
  openFor(row: FaultRow): Promise<Cell[]>;
}

/** What a browser itself logs when it cannot load something. */
const OF_THE_BROWSER = /^(Failed to load resource|Access to fetch at|The Same Origin Policy disallows)/;

/** Sets the clock, the least jitter, and `onLine` to false, before any script runs: background retries have tests of their own. */
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
  viewport: { width: 320, height: 240 }, // little to paint: what is tried is in no picture
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

/** Raw values, which no text may contain. */
const RAW = /\b(null|undefined|NaN|Invalid Date)\b|\[object/;

// `test/faults/faults.node.test.ts` tries all that needs no browser.
for (const [i, row] of FAULTS.entries()) {
  const name = `${row.name}: every element gets to a state that can be read, and loses nothing`;
  const tag = row.inPage || hasTurn(i, 6) ? ['@waits'] : ['@waits', '@deep'];
  test(name, { tag }, async ({ page, site, openFor, requests, complaints }) => {
    const cells = await openFor(row);
    const outcomes = await page.evaluate(
      drive,
      cells.map(({ run }) => run),
    );
    for (const [j, { status, hasRetry, ...outcome }] of outcomes.entries()) {
      const cell = cells[j] as Cell; // there is one for each outcome
      const own = requests.filter((request) => request.url().startsWith(`${cell.service.url}/`));
      const asked = own.filter((request) => !request.redirectedFrom()).length;
      const [told, promised] = compare(row, cell, { ...outcome, requests: asked });
      const { kind, state, status: answered } = cell.expected;
      expect({ ...told, hasRetry, raw: RAW.exec(outcome.texts + status)?.[0] }).toEqual({
        ...promised,
        hasRetry: kind !== undefined && (state === 'ready' || passes({ ends: kind, status: answered })),
        raw: undefined,
      });
      if (kind) expect(status).toMatch(/^\w.+\w/);
    }

    const failed = cells.flatMap((cell, j) => (cell.expected.kind ? [{ cell, error: outcomes[j]?.error }] : []));
    const warnings = complaints.filter((text) => row.warns?.test(text));
    expect(warnings.length > 0, 'what else the console says').toBe(row.warns !== undefined);
    const told = complaints.filter((text) => OF_ELEMENT.test(text) && !warnings.includes(text)).sort();
    // What follows the last semicolon says what to do, what was requested, and where to read more.
    expect(
      told.map((text) => text.replace(/^WS-\d+ /, '').replace(/; [^;]+$/, '')).sort(),
      'one line in the console for each failure',
    ).toEqual(
      failed
        .map(({ cell, error }) => {
          const { tag, attributes } = cell.run;
          const attribute = tag === 'ws-embed' ? 'embed-id' : 'feed-id';
          const value = cell.expected.feedId ?? attributes[attribute];
          return `<${tag}> Cannot load "${value}" of "${attribute}" (${error?.message})`;
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
      // Long before the timeout would close it.
      await expect.poll(() => service.underWay(), { message: `${run.id}: every connection is let go` }).toBe(0);
      expect(service.bytesWritten(), run.id).toBeLessThan(mostBytes);
    }

    await Promise.all(cells.map(({ service }) => service.disarm()));
    const again = await page.evaluate(
      askAgain,
      cells.map(({ run }) => run.id),
    );
    expect(again, 'what comes once the service is sound').toEqual(cells.map(recovered));
  });
}
