import { spawnSync } from 'node:child_process';

interface Report {
  /** How the registry refused, where it did. */
  readonly statusCode?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** What a report of `npm audit --json` says: whether it holds a release up, and why. */
export function readAudit(report: Report): { readonly ok: boolean; readonly words: string } {
  const found = Object.entries(report.vulnerabilities ?? {}).map(([name, { severity }]) => `${name} (${severity})`);
  if (found.length > 0) return { ok: false, words: `Advisories for ${found.join(', ')}.` };
  if (report.vulnerabilities) return { ok: true, words: 'No advisory for what the package depends on.' };
  const why = report.statusCode ? `it answers ${report.statusCode}` : 'it gave no answer';
  return { ok: true, words: `npm audit: the registry was not asked for advisories, for ${why}. Ask another one.` };
}

/** Asks the registry for advisories against what is installed with the package. */
export function audit(root: string) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  return readAudit(JSON.parse(stdout || '{}') as Report);
}
