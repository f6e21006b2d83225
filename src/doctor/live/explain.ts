import { type Finding, tell } from '../../base/told/tell.ts';
import { examineMarkup } from '../examine.ts';
import { checkContrast } from './contrast.ts';
import {
  customPropertiesOf,
  type Displayed,
  findDisplayed,
  findStrange,
  readDocument,
  writtenAs,
} from './read-document.ts';
import { checkClosing, checkContent, checkFaults, checkVersions } from './checks.ts';
import { checkShifts } from './shifts.ts';

async function findAll(element: Displayed): Promise<Finding[]> {
  await element.updateComplete;
  const page = readDocument([writtenAs(element)], customPropertiesOf(element));
  const found = [checkVersions(), examineMarkup(page)].flat();
  const codes = found.map(({ code }) => code);
  const faults = checkFaults(element).filter(({ code }) => !codes.includes(code)); // a wrong setup is a fault, too
  const content = checkContent(element) ?? (await checkClosing(element));
  return [found, faults, content, checkContrast(element), await checkShifts(element)].flat();
}

/** What is wrong with an element as it is displayed, in the order in which to fix it. Never rejects. */
export async function explain(element: Displayed): Promise<readonly Finding[]> {
  try {
    return await findAll(element);
  } catch (reason) {
    tell('error', 'WS-309', `<${element.localName}> Cannot be explained; please report it.`, reason);
    return [];
  }
}

export interface Place {
  /** Nothing where it is the page itself. */
  readonly element?: Displayed;
  readonly findings: readonly Finding[];
}

/** What is wrong with the page and with all elements of it; what several have in common once. */
export async function explainPage(): Promise<Place[]> {
  const told = new Set<string>();
  const onlyNew = (findings: readonly Finding[]): Finding[] =>
    findings.filter((finding) => {
      const key = JSON.stringify(finding);
      return !told.has(key) && told.add(key);
    });
  const places: Place[] = [{ findings: onlyNew(examineMarkup(readDocument(findStrange()))) }];
  for (const element of findDisplayed()) places.push({ element, findings: onlyNew(await explain(element)) });
  return places;
}
