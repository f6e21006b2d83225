import choices from './choices.json' with { type: 'json' };

// What the specification leaves open ("not shown"), and what the sandbox does in these cases. The list is only here: the
// documentation page displays it, and the code takes its numbers from it.

/** §8: larger bodies are refused. A megabyte is 1,000,000 bytes here: what is accepted is small enough in either meaning. */
export const BODY_MAX_BYTES = 2_000_000;

/** §8: how many requests one key may send in a minute. */
export const REQUESTS_PER_MINUTE = 60;

/** §8: how many requests one key may send in quick succession. */
export const BURST_REQUESTS = 20;
export const BURST_SECONDS = 5;

export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 100;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Choice {
  /** The section of the specification. */
  readonly section: number;
  readonly about: string;
  readonly choice: string;
  readonly reason: string;
}

const NUMBERS: Readonly<Record<string, string | number>> = {
  XLSX_TYPE,
  PAGE_DEFAULT,
  PAGE_MAX,
  BURST_REQUESTS,
  BURST_SECONDS,
  REQUESTS_PER_MINUTE,
};

/** The list is in `choices.json`, with the names of numbers in braces. */
const CHOICES: readonly Choice[] = choices.map((one) => ({
  ...one,
  choice: one.choice.replaceAll(/\{([A-Z_]+)\}/g, (_, name: string) => String(NUMBERS[name])),
}));

/** The list in Markdown, by the sections of the specification. */
export const describeChoices = (): string =>
  [...new Set(CHOICES.map(({ section }) => section))]
    .map((section) => {
      const choices = CHOICES.filter((one) => one.section === section);
      const items = choices.map(({ about, choice, reason }) => `- **${about}:** ${choice} *${reason}*`);
      return [`### Section ${section}`, '', ...items].join('\n');
    })
    .join('\n\n');
