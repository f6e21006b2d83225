import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test as base } from '@playwright/test';
import { type LocalService, startService } from '../../demo/service/start-service.ts';
import { isEngine } from '../engines/engine.ts';
import { findSkip } from '../engines/skips.ts';
import { closedAfter } from '../support/closed-after.ts';
import { type HostSite, startHostSite } from '../support/host-site.ts';

const root = `${import.meta.dirname}/../..`;

/** Styles with the fonts that are in packages. */
export const fonts = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

interface Fixtures {
  /** Skips what the engine cannot do, before anything is started for it. */
  skips: void;
  /** A service of the test's own. */
  service: LocalService;
  site: HostSite;
}

/** A service and a site, and no browser yet. */
export const test = base.extend<Fixtures>({
  skips: [
    async ({}, use, { project, file, title, skip }) => {
      const found = isEngine(project.name) && findSkip(project.name, relative(root, file), title);
      skip(Boolean(found), found ? found.reason : '');
      await use();
    },
    { auto: true },
  ],
  service: closedAfter(startService),
  site: closedAfter(startHostSite),
});

/** The built script as a module, for a page that uses this service. */
export const moduleTag = (serviceUrl: string, query = ''): string =>
  `<script type="module" src="/dist/ws-widgets.js${query}" data-base-url="${serviceUrl}"></script>`;

/** The built script as a classic one. */
export const classicTag = (serviceUrl: string): string =>
  `<script src="/dist/ws-widgets.iife.js" data-base-url="${serviceUrl}"></script>`;

/** A page of the site with this in its head and its body. */
export const pageOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>${head}<body>${body}`;
