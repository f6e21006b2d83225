import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '../src/server/index.ts';
import { drawPictures, type Pictures, startBrowser } from './browser.ts';
import { BEFORE, hostPage, renderOurs } from './candidates.ts';
import type { Round } from './compare.ts';
import { type Leg, type LegName, LEGS, LEGS_OF_BEFORE } from './legs.ts';
import { load } from './load.ts';
import { pageScript } from './page-script.ts';
import { answer } from './posts.ts';
import { startServer } from './server.ts';

export interface Measured {
  readonly chromium: string;
  readonly rounds: Readonly<Partial<Record<LegName, Round[]>>>;
}

interface Options {
  readonly rounds: number;
  /** The folder of the build. */
  readonly dist: string;
  /** The folder of the build that it is compared with. */
  readonly before: string | undefined;
  readonly onRound: (round: number) => void;
}

/** Runs these legs in turns. The candidates of a leg run right after each other, a different one first each time. */
export async function measure(legs: readonly LegName[], { rounds, dist, before, onRound }: Options): Promise<Measured> {
  const handWritten = await pageScript('hand-written');
  // The renderer is that of the build, like all else that is measured.
  const renderer = (await import(pathToFileURL(join(dist, 'npm/server/index.js')).href)) as typeof Server;
  const rendered = await renderOurs(renderer, answer);
  let pictures: Pictures | undefined;
  const server = await startServer({
    site: (url) => hostPage(url, rendered),
    scripts: ({ pathname }) => {
      if (pathname === '/hand-written.js') return handWritten;
      const folder = before !== undefined && pathname.startsWith(`/${BEFORE}`) ? before : dist;
      const path = join(folder, basename(pathname));
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

    const legOf = (name: LegName): Leg => {
      const leg: Leg = LEGS[name];
      const isCompared = before !== undefined && LEGS_OF_BEFORE.includes(name);
      return isCompared ? { ...leg, candidates: [...leg.candidates, 'ours-before'] } : leg;
    };
    const warmUp = legs[0];
    if (warmUp) await runLeg(legOf(warmUp), 0); // the first pages of a browser are slower than all others
    for (let round = 0; round < rounds; round++) {
      for (const name of legs) {
        const leg = legOf(name);
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
