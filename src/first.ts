// The script tag, as a small file: reserves the space of the elements on the page, requests their first posts, and loads the rest at the same time.
import { log } from './base/log.ts';
import { OTHER_ELEMENTS, reportMissing } from './define/other-elements.ts';
import { isNear, mayHaveColumns } from './element/near-viewport.ts';
import { spaceOf } from './widgets/setup/reserved-space.ts';
import { readFirstRequest } from './widgets/setup/read-first-request.ts';
import { REQUIRED_OF_EACH } from './widgets/setup/request-attributes.ts';
import { requestEarly } from './source/early-answers.ts';
import { firstUrls } from './source/plan-requests.ts';

/** The feeds that send a request. One with a `<script>` takes what a server put into it instead. */
const AWAITED = `:is(${Object.keys(REQUIRED_OF_EACH).join()}):not(:defined,:has(script))`;

/** The layouts whose script places cards in columns. */
const PLACED = ':not([layout]),[layout=auto],[layout=masonry]';

/** Reserves the space of the elements, so that nothing moves when they are rendered. Not on paper, where Firefox knows no states. */
function reserveFirst(elements: readonly Element[]): void {
  const sheet = new CSSStyleSheet({ media: 'screen' });
  sheet.replaceSync(elements.map(spaceOf).join(''));
  document.adoptedStyleSheets.push(sheet);
  Promise.all(imports).catch(() => sheet.replaceSync('')); // nothing will fill it
}

/** Requests what the elements would request once they are defined. */
function requestFirst(elements: readonly Element[]): void {
  for (const element of elements) {
    // Each element takes its space when defined, and may move those after it out of view: only the first is certain to be near.
    const request = readFirstRequest(element, () => element === elements[0] && isNear(element));
    if (!request) continue;
    firstUrls(request).forEach(requestEarly);
    // At the same time. An element that needs it imports it, too, and reports if it is missing.
    if (request.feedIds.length > 1) import('./source/merging.ts').catch(() => {});
    if (element.matches(PLACED) && mayHaveColumns()) import('./layouts/masonry/masonry.ts').catch(() => {});
  }
}

// Imported before the posts are requested, because that takes the time of a layout.
const imports: Promise<unknown>[] = [import('./script.ts')];

try {
  if (document.querySelector(OTHER_ELEMENTS)) imports.push(import('./define/others.ts'));
  const elements = [...document.querySelectorAll(AWAITED)];
  reserveFirst(elements); // first, so that the page is laid out once
  requestFirst(elements);
} catch (reason) {
  // If a page has changed its DOM so that this throws, only the head start is lost.
  log('error', 'WS-606', 'ws-widgets: No early request.', reason);
}

Promise.all(imports).catch(reportMissing);
