import packageJson from '../../../package.json' with { type: 'json' };
import { checked, type Criterion, type Result, rows, splitEvidence, TRANSCRIPTS } from './criteria.ts';

/** The words of VPAT for a result. */
export const TERMS: Readonly<Record<Result, string>> = {
  supports: 'Supports',
  partly: 'Partially Supports',
  'does not': 'Does Not Support',
  'does not apply': 'Not Applicable',
};

export const METHODS =
  'Automatic tests, some of them with each change and all of them each night: axe in every layout, theme, state and direction; the accessibility tree; keyboard tests in Chromium, Firefox and WebKitGTK; screenshots in forced colors; the words of the screen reader Orca in Chromium and in Firefox, compared with transcripts. The table was then read row by row against the product and the tests that it names. No person with a disability and no other screen reader was part of it.';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const show = (evidence: string): string => {
  const [file, title] = splitEvidence(evidence);
  return file === TRANSCRIPTS ? `transcript \`${title}\`` : `\`${file}\`: “${cell(title)}”`;
};

const sayRow = ({ id, name, result, reason, evidence }: Criterion): string =>
  `| ${id} ${name} | ${TERMS[result]} | ${[cell(reason), ...evidence.map(show)].join('<br>')} |`;

const table = (chapter: string): string =>
  `| criterion | conformance level | remarks, and the tests that show it |
| --- | --- | --- |
${rows
  .filter((row) => row.chapter === chapter)
  .map(sayRow)
  .join('\n')}`;

/** What `docs/conformance-report.md` says. */
export const makeReport = (): string => `# Accessibility conformance report

International edition, in the structure of [VPAT](https://www.itic.org/policy/accessibility/vpat) 2.5: WCAG 2.2 and EN 301 549 V3.2.1. Every row that applies names the tests that show it, and \`npm run check\` fails where one of them is gone. [\`conformance-report.yaml\`](conformance-report.yaml) says the same for programs, as [OpenACR](https://github.com/GSA/openacr). This page is made from \`scripts/docs/conformance-report/criteria.json\` by \`npm run docs\`.

- **Product:** ws-widgets ${packageJson.version}: elements that display the public posts of a workspace on a website.
- **Report date:** ${checked}
- **Contact:** the issues of the repository; [SECURITY.md](../SECURITY.md) says how to write in private.
- **What is rated:** the elements with their own cards, in every layout, design and theme. The studio and the WordPress block, with which owners set them up, are rated under 11.8, the guides under 12.1. Cards from an owner's template and what is around the elements are the owner's; [accessibility](accessibility.md#what-you-decide) says what is left to them, and [statements](statements.md) has what they can tell their visitors.
- **Evaluation methods:** ${METHODS}

Transcripts are in \`${TRANSCRIPTS}\`, for each browser.

## Terms

- **Supports**: at least one method meets the criterion without known defects.
- **Partially Supports**: some of the product does not meet the criterion.
- **Does Not Support**: most of the product does not meet the criterion.
- **Not Applicable**: the criterion does not concern the product.

## WCAG 2.2, level A

${table('A')}

## WCAG 2.2, level AA

${table('AA')}

Level AAA was not evaluated.

## EN 301 549

Chapter 9, Web, has the criteria of WCAG 2.1, levels A and AA: see the tables above. 4.1.1, which WCAG 2.2 does not have any more, is met by every page that a browser reads. The functional performance statements of chapter 4 follow from those; where they say "Partially Supports" or "Does Not Support", they concern usage without vision, with limited vision, without hearing and with limited hearing; 2.2.2 concerns usage with limited cognition, and 2.5.3 usage with limited manipulation or strength, by speech. Chapters 8, 10 and 13 do not concern the product: it is no hardware, no document outside the web, and relays nothing.

### Chapter 5: Generic requirements

${table('5')}

Clause 5.1 does not concern the product: assistive technology can be used with it.

### Chapter 6: ICT with two-way voice communication

${table('6')}

### Chapter 7: ICT with video capabilities

${table('7')}

### Chapter 11: Software

${table('11')}

Clauses 11.1 to 11.4 are chapter 9 for software that is not web content.

### Chapter 12: Documentation and support services

${table('12')}
`;
