// The script tag, as a small file: reserves the space of the elements on the page, requests their first posts, and loads the rest at the same time.
import { tell } from './base/told/tell.ts';
import { OTHER_ELEMENTS, reportMissing } from './define/other-elements.ts';
import { isNear } from './element/near-viewport.ts';
import { mayHaveColumns } from './layouts/reserved-height.ts';
import { spaceOf } from './widgets/setup/reserved-space.ts';
import { readFirstRequest } from './widgets/setup/read-first-request.ts';
import { REQUIRED_OF_EACH } from './widgets/setup/request-attributes.ts';
import { requestEarly } from './source/early-answers.ts';
import { firstUrls } from './source/plan-requests.ts';

/** The feeds that request something. What a server put into one is taken in place of a request. */
const AWAITED = `:is(${Object.keys(REQUIRED_OF_EACH).join()}):not(:defined, :has(script))`;

/** The layouts whose script places cards in columns. */
const PLACED = ':not([layout]), [layout=auto], [layout=masonry]';

/** Keeps the space of what is to come, so that nothing moves when it does. */
function reserveFirst(elements: readonly Element[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elements.map(spaceOf).join('\n'));
  document.adoptedStyleSheets.push(sheet);
}

/** Requests what the elements will as soon as they are defined. */
function requestFirst(elements: readonly Element[]): void {
  for (const element of elements) {
    // Each takes its space when it is defined, and may move those after it out of sight: the first alone is near for certain.
    const request = readFirstRequest(element, () => element === elements[0] && isNear(element));
    if (!request) continue;
    firstUrls(request).forEach(requestEarly);
    // At the same time. An element that needs it imports it, too, and reports if it is missing.
    if (request.feedIds.length > 1) import('./source/merging.ts').catch(() => {});
    if (element.matches(PLACED) && mayHaveColumns()) import('./layouts/masonry/masonry.ts').catch(() => {});
  }
}

// Before the posts are requested, which takes the time of a layout: the two do not wait for each other.
const imports: Promise<unknown>[] = [import('./script.ts')];

try {
  if (document.querySelector(OTHER_ELEMENTS.join())) imports.push(import('./define/others.ts'));
  const elements = [...document.querySelectorAll(AWAITED)];
  reserveFirst(elements); // first, so that the page is laid out once
  requestFirst(elements);
} catch (reason) {
  // What a page did to its DOM costs no more than the head start.
  tell('error', 'WS-606', 'ws-widgets: No early request.', reason);
}

Promise.all(imports).catch(reportMissing);
