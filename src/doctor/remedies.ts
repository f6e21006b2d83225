import type { Code } from '../base/told/codes.ts';

const COMPARE = 'Compare the address of the service with the one of your workspace.';
const LATER = 'It is usually temporary. Examine the page again later.';
export const UPLOAD = 'Upload all files of dist into one folder, and write its address in src.';

const REMEDIES: Readonly<Partial<Record<Code, string>>> = {
  'WS-106': UPLOAD,
  'WS-107': 'Add the address of the service to connect-src.',
  'WS-202': 'Check whether the workspace has a public feed.',
  'WS-203': LATER,
  'WS-204': LATER,
  'WS-206': 'Open the address in a tab. If it takes long, set a longer timeout.',
  'WS-208': `Request fewer posts at once. ${COMPARE}`,
  'WS-209': 'Set base-url to the address that it redirects to.',
  'WS-309': 'Please report it: it is a bug of ours.',
};

/** What to do about a request for the posts of an id that failed. */
export const remedyOf = (code: Code, id: string): string =>
  code === 'WS-201' ? `Compare "${id}" with the id in your workspace. ${COMPARE}` : (REMEDIES[code] ?? COMPARE);
