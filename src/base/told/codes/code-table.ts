/** What a code stands for: `docs/errors.md` has a section of each. */
interface Told {
  readonly title: string;
  readonly cause: string;
  readonly remedy: string;
}

export type CodeTable = Readonly<Record<`WS-${number}`, Told>>;
