import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startService } from '../../demo/service/start-service.ts';
import { startHostSite } from '../support/host-site.ts';
import { NOW_MS, Reader } from './reader.ts';
import { type Session, type SpokenBrowser, startSession } from './session/session.ts';
import { STORIES } from './stories.ts';

// What a screen reader says in each story, word for word. `npm run transcripts` writes it again: read it before committing.

const test = base.extend<{ reader: Reader }, { session: Session }>({
  session: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const folder = mkdtempSync(join(tmpdir(), 'ws-widgets-spoken-'));
      const session = await startSession(project.name as SpokenBrowser, folder);
      await session.page.clock.setFixedTime(NOW_MS);
      await use(session);
      await session.stop();
      rmSync(folder, { recursive: true, maxRetries: 3 }); // a program may still be writing as it ends
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // Each story has its own service and site.
  reader: async ({ session }, use) => {
    const [service, site] = await Promise.all([startService({ now: () => NOW_MS }), startHostSite()]);
    await use(new Reader(session, site, service));
    await session.page.goto('about:blank');
    await Promise.all([service.close(), site.close()]);
  },
});

const fileOf = (name: string): string => `${name.toLowerCase().replaceAll(/\W+/g, '-')}.txt`;

for (const [name, walk] of Object.entries(STORIES)) {
  test(name, async ({ reader }) => {
    await walk(reader);
    expect(reader.transcript).toMatchSnapshot(fileOf(name));
  });
}

// oxlint-disable-next-line no-empty-pattern
test('no transcript is left of a story that is gone', ({}, { project }) => {
  expect(readdirSync(join(import.meta.dirname, 'transcripts', project.name)).toSorted()).toEqual(
    Object.keys(STORIES).map(fileOf).toSorted(),
  );
});
