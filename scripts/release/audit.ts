import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Report {
  /** The status of the registry's answer, if it refused. */
  readonly statusCode?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

export interface Audit {
  /** `unknown` if no registry answered: the check of a release then passes, but says that advisories were not checked. */
  readonly found: 'none' | 'some' | 'unknown';
  readonly words: string;
}

const parse = (text: string): Report => {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {}; // if npm cannot even begin, it says why in words
  }
};

/** What a report of `npm audit --json` says. */
export function readAudit(text: string): Audit {
  const { vulnerabilities, statusCode } = parse(text);
  if (!vulnerabilities) {
    const why = statusCode ? `it answers ${statusCode}` : 'it gave no answer';
    return {
      found: 'unknown',
      words: [
        `Not checked for advisories: the registry was asked, and ${why}.`,
        'No list of them is kept here, because it would be outdated tomorrow. Where a registry answers, run',
        '  npm audit --omit=dev --json > audit.json',
        'on the same package-lock.json, and hand that in: npm run release:check -- --audit audit.json',
      ].join('\n'),
    };
  }
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return found.length > 0
    ? { found: 'some', words: `Advisories for ${found.join(', ')}.` }
    : { found: 'none', words: 'No advisory for what the package depends on.' };
}

/** Looks for advisories against what is installed with the package: in `reportFile`, or by asking the registry. */
export function audit(root: string, reportFile: string | undefined): Audit {
  if (reportFile !== undefined) return readAudit(readFileSync(reportFile, 'utf8'));
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  return readAudit(stdout);
}
