import type { Finding } from '../../base/told/finding.ts';
import { isFile, type Page } from '../page.ts';
import { widgetsOf } from '../widgets.ts';

/** A page may have what a terminal takes for an order. */
const quiet = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '');

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

function sayPaste({ paste, place, header }: Finding): string[] {
  const of = place && place.start < place.end ? ', in place of the tag' : '';
  return [
    ...(paste && place
      ? [`  Write in line ${place.line}${of}:\n\n    ${paste.trim().replaceAll('\n', '\n    ')}`]
      : []),
    ...(header ? [`  Send from ${header.url}:\n\n    ${header.line}`] : []),
  ];
}

const say = (name: string, finding: Finding): string =>
  [
    `${name}${finding.place ? `:${finding.place.line}` : ''}  ${finding.code}`,
    `  Visitors see: ${finding.visitorsSee}`,
    `  Cause: ${finding.cause}`,
    `  Remedy: ${finding.remedy}`,
    ...sayPaste(finding),
  ].join('\n');

function summarize(page: Page, findings: readonly Finding[]): string {
  const widgets = widgetsOf(page).length;
  if (findings.length > 0) return `${count(findings.length, 'finding')}; docs/errors explains each code.`;
  return widgets > 0 ? 'Healthy.' : 'The page as sent has no element; what scripts add to it is not checked.';
}

/** What is reported of a page, and what could not be checked. */
export function print(name: string, page: Page, findings: readonly Finding[]): string {
  const looked = `${count(widgetsOf(page).length, 'element')}, ${count(page.answers.size, 'answer')} checked.`;
  const left = isFile(page) ? ' What other hosts allow was not checked: set the URL of the page with --url.' : '';
  const said = findings.map((finding) => `${say(name, finding)}\n`);
  return quiet([...said, `${summarize(page, findings)} ${looked}${left}`].join('\n'));
}
