import { stringify } from 'yaml';
import packageJson from '../../../package.json' with { type: 'json' };
import { checked, rows } from './criteria.ts';
import { METHODS, TERMS } from './report.ts';

/** The chapters of OpenACR's catalog, with ours for each. Level AAA, and Section 508, another law, are not in the report. */
const CHAPTERS = {
  success_criteria_level_a: 'A',
  success_criteria_level_aa: 'AA',
  success_criteria_level_aaa: undefined,
  functional_performance_criteria: undefined,
  hardware: undefined,
  software: undefined,
  support_documentation_and_services: undefined,
  en_301_549_generic_requirements: '5',
  'en_301_549_ict_with_two-way_voice': '6',
  en_301_549_ict_with_video: '7',
  en_301_549_software: '11',
  en_301_549_documentation_and_support_services: '12',
};

function makeChapter(chapter: string | undefined) {
  if (!chapter) return { notes: 'Not part of this report.', disabled: true };
  const component = chapter.startsWith('A') ? 'web' : 'none';
  const criteria = rows
    .filter((row) => row.chapter === chapter)
    .map(({ id, result, reason, evidence }) => {
      const level = TERMS[result].toLowerCase().replaceAll(' ', '-');
      const notes = [reason, ...evidence].join('\n');
      return { num: id, components: [{ name: component, adherence: { level, notes } }] };
    });
  return { criteria };
}

/** What `docs/conformance-report.yaml` says: the report as OpenACR. */
export const makeOpenAcr = (): string =>
  `# Made by \`npm run docs\`, as conformance-report.md is.\n${stringify(
    {
      title: 'ws-widgets Accessibility Conformance Report',
      product: { name: packageJson.name, version: packageJson.version, description: packageJson.description },
      author: { name: 'ws-widgets', email: 'by the issues of the repository', website: packageJson.homepage },
      report_date: checked,
      evaluation_methods_used: METHODS,
      license: packageJson.license,
      feedback: packageJson.bugs,
      catalog: '2.5-edition-wcag-2.2-508-eu-en',
      chapters: Object.fromEntries(Object.entries(CHAPTERS).map(([name, chapter]) => [name, makeChapter(chapter)])),
    },
    { lineWidth: 0, version: '1.1' },
  )}`; // YAML 1.1 quotes dates: older readers do not take one without quotes as a string
