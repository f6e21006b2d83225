import type { Finding } from '../../../base/told/finding.ts';
import { writeTag } from '../../finding.ts';
import type { Displayed } from '../displayed.ts';
import type { Place } from '../explain.ts';
import { make, makeButton } from './make.ts';

/** What distinguishes one element of a page from another. */
const IDS = ['id', 'feed-id', 'embed-id'];
const OUTLINED_MS = 2000;

/** As it is written, as far as it needs to be known again. */
function nameOf(element: Displayed): string {
  const attributes = IDS.flatMap((name): (readonly [string, string])[] => {
    const written = element.getAttribute(name);
    return written ? [[name, written]] : [];
  });
  return writeTag(element.localName, attributes);
}

/** Where an element is in the page, without a style of it: a policy may forbid those. */
function reveal(element: Displayed): void {
  element.scrollIntoView({ block: 'center' });
  element.animate({ outline: ['4px solid #d93025', '4px solid #d93025'] }, OUTLINED_MS);
}

function makeFinding({ code, visitorsSee, cause, remedy, paste, header }: Finding): HTMLLIElement {
  const said = { 'Visitors see': visitorsSee, Cause: cause, Remedy: remedy };
  return make(
    'li',
    {},
    make('h4', {}, code),
    make('dl', {}, ...Object.entries(said).flatMap(([term, words]) => [make('dt', {}, term), make('dd', {}, words)])),
    ...[paste, header?.line].flatMap((line) => (line ? [make('pre', { tabindex: '0' }, line)] : [])),
  );
}

/** What was found in one place of a page; nothing where nothing was. */
export function makePlace({ element, findings }: Place): Node[] {
  if (findings.length === 0) return [];
  const show = element && makeButton('Show', () => reveal(element));
  show?.setAttribute('aria-label', `Show ${nameOf(element as Displayed)}`);
  return [
    make('div', { class: 'place' }, make('h3', {}, element ? nameOf(element) : 'The page'), ...(show ? [show] : [])),
    make('ol', {}, ...findings.map(makeFinding)),
  ];
}
