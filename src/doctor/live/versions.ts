import type { Finding } from '../../base/told/finding.ts';

/** Where the copies of the script keep what is whose (`define/claim.ts`): by tags, and by their versions. */
const CLAIMS = Symbol.for('ws-widgets/claims/1');

const VERSION = /^\d/;

/** Whether the page has loaded more than one version. */
export function checkVersions(): Finding[] {
  const { [CLAIMS]: claims } = globalThis as { [CLAIMS]?: unknown };
  const [first, ...others] =
    claims instanceof Map ? [...claims.keys()].map(String).filter((key) => VERSION.test(key)) : [];
  if (others.length === 0) return [];
  return [
    {
      code: 'WS-604',
      visitorsSee: 'Posts displayed by whichever version was loaded first, which may lack features of the other.',
      cause: `The page loads version ${others.join(' and ')} beside ${first}.`,
      remedy: 'Load one version: remove the other script tag.',
    },
  ];
}
