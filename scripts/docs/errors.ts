import type { Code } from '../../src/base/log.ts';
import codes from './codes.json' with { type: 'json' };

/** What a code stands for. */
interface Told {
  readonly title: string;
  readonly cause: string;
  readonly remedy: string;
  /** For what can go wrong with a request: whether trying again can help. */
  readonly again?: boolean;
  /** Whether the element goes on trying by itself until it succeeds. */
  readonly byItself?: boolean;
}

export const CODES: Readonly<Record<Code, Told>> = codes;

const sayAgain = ({ again, byItself }: Told): string =>
  again === undefined
    ? ''
    : again
      ? ` Trying again can help: the element ${byItself ? 'does so by itself, and offers it' : 'offers it'}.`
      : ' Trying again does not help.';

const escape = (text: string): string => text.replaceAll('<', '&lt;');

/** What `docs/errors.md` says: a section for each code. */
export const makeErrors = (): string =>
  `# Codes

If something does not work, a code such as WS-102 says why: find it on this page, which says what to write. Each line in the console begins with a code, and each \`error\` of the event \`ws-error\` and of the property \`error\` has one as its \`code\`. Codes from WS-801 on are reported only by [the doctor](doctor.md). A code never changes its meaning. This page is made from \`scripts/docs/codes.json\` by \`npm run docs\`; what visitors see is in [troubleshooting](troubleshooting.md).

${Object.entries(CODES)
  .map(([code, told]) => `## ${code}\n\n**${escape(told.title)}.** ${told.cause}\n\n${told.remedy}${sayAgain(told)}\n`)
  .join('\n')}`;
