import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '../src/server/index.ts';
import { drawPictures, type Pictures, startBrowser } from './browser.ts';
import { hostPage, renderOurs } from './candidates.ts';
import type { Round } from './compare.ts';
import { type Leg, type LegName, LEGS } from './legs.ts';
import { load } from './load.ts';
import { pageScript } from './page-script.ts';
import { answer } from './posts.ts';
import { startServer } from './server.ts';

export interface Measured {
  readonly chromium: string;
  readonly rounds: Readonly<Partial<Record<LegName, Round[]>>>;
}

/** Runs these legs in turns, each candidate of one right after the other, and none always first. */
export async function measure(
  legs: readonly LegName[],
  { rounds, dist, onRound }: { rounds: number; dist: string; onRound: (round: number) => void },
): Promise<Measured> {
  const handWritten = await pageScript('hand-written');
  // The build, like all else that is measured.
  const renderer = (await import(pathToFileURL(join(dist, 'npm/server/index.js')).href)) as typeof Server;
  const rendered = await renderOurs(renderer, answer);
  let pictures: Pictures | undefined;
  const server = await startServer({
    site: (url) => hostPage(url, rendered),
    scripts: ({ pathname }) => {
      if (pathname === '/hand-written.js') return handWritten;
      const path = join(dist, basename(pathname));
      return existsSync(path) ? readFileSync(path) : undefined;
    },
    api: (url) => {
      const body = answer(url);
      return body === undefined ? undefined : JSON.stringify(body);
    },
    images: ({ pathname }) => {
      const { avatar, photos } = pictures ?? { avatar: undefined, photos: [] };
      return pathname === '/avatar.jpg' ? avatar : photos[Number.parseInt(pathname.slice(1), 10) % photos.length];
    },
  });
  const browser = await startBrowser(server);
  const measured: Partial<Record<LegName, Round[]>> = {};
  try {
    pictures = await drawPictures(browser);
    const tools = { browser, server, probe: await pageScript('probe') };

    const runLeg = async ({ candidates, situation, conditions, look }: Leg, turn: number): Promise<Round> => {
      const first = turn % candidates.length;
      const round: Round = {};
      for (const candidate of [...candidates.slice(first), ...candidates.slice(0, first)]) {
        round[candidate] = await load(tools, candidate, situation, conditions, look);
      }
      return round;
    };

    const warmUp = legs[0];
    if (warmUp) await runLeg(LEGS[warmUp], 0); // the first pages of a browser are slower than all others
    for (let round = 0; round < rounds; round++) {
      for (const name of legs) {
        const leg: Leg = LEGS[name];
        const { every = 1, times = 1 } = leg;
        if (round % every !== 0) continue;
        const runs = (measured[name] ??= []);
        for (let i = 0; i < times; i++) runs.push(await runLeg(leg, runs.length));
      }
      onRound(round + 1);
    }
    return { chromium: browser.version(), rounds: measured };
  } finally {
    await browser.close();
    server.close();
  }
}
