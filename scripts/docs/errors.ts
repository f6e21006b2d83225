import { CODES } from '../../src/base/told/codes.ts';

const escape = (text: string): string => text.replaceAll('<', '&lt;');

/** What `docs/errors.md` says: a section for each code. */
export const makeErrors = (): string =>
  `# Codes

Each line in the console begins with a code, and each \`error\` of the event \`ws-error\` and of the property \`error\` has one as its \`code\`. Codes from WS-801 on are reported only by [the doctor](doctor.md). A code never changes its meaning. This page is made from \`src/base/told/codes.ts\` by \`npm run docs\`; what visitors see is in [troubleshooting](troubleshooting.md).

${Object.entries(CODES)
  .map(([code, { title, cause, remedy }]) => `## ${code}\n\n**${escape(title)}.** ${cause}\n\n${remedy}\n`)
  .join('\n')}`;
