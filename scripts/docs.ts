// Writes what is made from the sources: the tables of the guides (from the class docs), other pages of docs, llms.txt and
// llms-full.txt, the version, files for Hugo, and the list of the languages' catalogues, and the doctor's of custom properties.
// `--check` writes nothing, and fails if a file differs from what would be written.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { sayBounds } from './docs/bounds.ts';
import { findUnproved } from './docs/conformance-report/criteria.ts';
import { makeOpenAcr } from './docs/conformance-report/open-acr.ts';
import { makeReport } from './docs/conformance-report/report.ts';
import { makeStatements } from './docs/conformance-report/statements.ts';
import { makeErrors } from './docs/errors.ts';
import { sayFigures } from './docs/figures.ts';
import { fillIn } from './docs/fill-in.ts';
import { readGuides, readText } from './docs/guides.ts';
import { makeHugoAttributes } from './docs/hugo.ts';
import { makeCatalogues, makeNewTab, reportMissing, sayLanguages } from './docs/languages.ts';
import { sayLooks } from './docs/looks.ts';
import { makeLlms } from './docs/llms.ts';
import { makeLlmsFull } from './docs/llms-full.ts';
import { makeTables } from './docs/tables.ts';
import { makeManifest } from './manifest/make-manifest.ts';
import { elementsOf } from './manifest/schema.ts';

const root = join(import.meta.dirname, '..');
const manifest = makeManifest();
const texts = { ...readGuides(), 'CHANGELOG.md': readText('CHANGELOG.md') };
const guides = fillIn(texts, {
  ...makeTables(manifest),
  ...sayFigures(),
  bounds: sayBounds(),
  languages: sayLanguages(),
  looks: sayLooks(),
});
const written = {
  ...guides,
  'docs/errors.md': makeErrors(),
  'docs/conformance-report.md': makeReport(),
  'docs/statements.md': makeStatements(),
};
const llms = makeLlms(manifest, written);
const files = {
  ...written,
  'docs/conformance-report.yaml': makeOpenAcr(),
  'llms.txt': llms,
  'llms-full.txt': makeLlmsFull(llms, written),
  'src/content/languages/by-tag/catalogues.ts': makeCatalogues(),
  'src/define/version.ts': `// Made by \`npm run docs\`.

/** The version of the package. */
export const VERSION = '${packageJson.version}';
`,
  // The command of the doctor reads no styles.
  'src/doctor/node/custom-properties.json': `${JSON.stringify([...new Set(elementsOf(manifest).flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)))], null, 2)}\n`,
  // Hugo's module is a folder of its own: it has copies of what it reads.
  'integrations/hugo/layouts/partials/ws-widgets/attributes.html': makeHugoAttributes(manifest),
  'integrations/hugo/data/ws-widgets/post-names.json': readText('src/model/post-names.json'),
  'integrations/hugo/data/ws-widgets/new-tab.json': await makeNewTab(),
};

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, file), text);
  else if (readText(file) !== text) {
    console.error(`${file} is not what the sources say: run npm run docs.`);
    process.exitCode = 1;
  }
}

for (const unproved of findUnproved()) {
  console.error(`The conformance report: ${unproved}.`);
  process.exitCode = 1;
}

console.log(await reportMissing());
