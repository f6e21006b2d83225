import { CODES } from '../../src/base/told/codes.ts';

const escape = (text: string): string => text.replaceAll('<', '&lt;');

/** What `docs/errors.md` says: a section for each code. */
export const makeErrors = (): string =>
  `# Codes

Each line in the console begins with a code, and each \`error\` of the event \`ws-error\` and of the property \`error\` has one as its \`code\`. Those from WS-801 are told by [the doctor](doctor.md) alone. A code never changes and never means anything else. This page is made from \`src/base/told/codes.ts\` by \`npm run docs\`; what visitors see is in [troubleshooting](troubleshooting.md).

${Object.entries(CODES)
  .map(([code, { title, cause, remedy }]) => `## ${code}\n\n**${escape(title)}.** ${cause}\n\n${remedy}\n`)
  .join('\n')}`;
